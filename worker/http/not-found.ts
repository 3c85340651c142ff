import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Responds to an address without a file: with a redirect to the same address in lower case, if it exists; else with 410
 * and its own page about its removal; else with 404 and the page of its folder, of its language, or of the site; all
 * under the pages' own policy. A request for a part of a page, such as an earlier script, gets one sentence instead.
 */
export async function respondNotFound(c: Context<AppEnv>): Promise<Response> {
  const asked = new URL(c.req.url)
  const lower = new URL(asked)
  lower.pathname = asked.pathname.toLowerCase()
  // The absolute URL: a path that begins with two slashes would lead to another host.
  if (lower.href !== asked.href && (await isStored(c, lower))) return c.redirect(lower.href, 308)

  const isPart = (c.req.header('Sec-Fetch-Dest') ?? 'document') !== 'document'
  const pages = [
    [`${lower.pathname.replace(/\/$/, '')}/410`, 410] as const,
    ...foldersOf(lower.pathname).map((folder) => [`${folder}/404`, 404] as const),
  ]
  for (const [pathname, status] of isPart ? [] : pages) {
    const page = await c.env.ASSETS.fetch(Object.assign(new URL(lower), { pathname }))
    if (page.ok) return new Response(page.body, { status, headers: page.headers })
  }
  return c.text('There is nothing here.', 404)
}

/** The folder that a path is directly in, its language's, and the top. */
function foldersOf(path: string): string[] {
  const [, own = ''] = /^((?:\/[^/]+){1,2})\/[^/]+\/?$/.exec(path) ?? []
  const [language = ''] = /^\/[a-z]{2,3}(?:-[a-z\d]+)*(?=\/)/.exec(path) ?? []
  return [...new Set([own || language, language, ''])]
}

async function isStored(c: Context<AppEnv>, url: URL): Promise<boolean> {
  return (await c.env.ASSETS.fetch(url, { method: 'HEAD' })).ok
}
