import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * The one path of a page there is. Any other is "other": what somebody typed or made up, and every
 * detour that the host redirects, of which there are no end.
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
