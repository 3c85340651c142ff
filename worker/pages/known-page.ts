import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * The path of an existing page in its only spelling, or "other" for any other path: mistyped, invented, or
 * one of the unlimited spellings that the host redirects.
 */
export async function knownPage(c: Context<AppEnv>, path: string): Promise<string> {
  // Assigned, not parsed: a path that begins with two slashes would name a host.
  const { href, pathname } = Object.assign(new URL('/', c.req.url), { pathname: path })
  const { ok, headers } = await c.env.ASSETS.fetch(href, {
    method: 'HEAD',
    redirect: 'manual',
  })
  return ok && headers.get('Content-Type')?.startsWith('text/html') ? pathname : 'other'
}
