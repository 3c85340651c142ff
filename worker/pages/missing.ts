import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Answers an address without a file: with a redirect to the same address in lower case, if it exists; else
 * with 410 and the address's own page about its removal, if there is one; else with 404 and the page of its
 * nearest folder; all under the pages' own policy. A request for a part of a page, such as a script of
 * an earlier deployment, gets one sentence instead.
 */
export async function answerMissing(c: Context<AppEnv>): Promise<Response> {
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

/** The folders of a path, the deepest first, up to two (a language and a section), then the top. */
function foldersOf(path: string): string[] {
  const [, first = '', second = ''] = /^(\/[^/]+(?=\/))(\/[^/]+(?=\/))?/.exec(path) ?? []
  return [...new Set([first + second, first, ''])]
}

async function isStored(c: Context<AppEnv>, address: URL): Promise<boolean> {
  return (await c.env.ASSETS.fetch(address, { method: 'HEAD' })).ok
}
