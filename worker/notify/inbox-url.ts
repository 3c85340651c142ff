import { configurationOf } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'

/** The whole address of an enquiry's page in the inbox; undefined while PUBLIC_ORIGIN is not set. */
export function inboxUrl(env: Env, id: string): string | undefined {
  const { origin } = configurationOf(env)
  return origin && `${origin}/api/contacts/${id}`
}
