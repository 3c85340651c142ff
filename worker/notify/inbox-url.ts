import type { Env } from '../env.ts'

/** The whole address of an enquiry's page in the inbox; undefined while PUBLIC_ORIGIN is not set. */
export function inboxUrl({ PUBLIC_ORIGIN }: Env, id: string): string | undefined {
  return PUBLIC_ORIGIN && `${PUBLIC_ORIGIN}/api/contacts/${id}`
}
