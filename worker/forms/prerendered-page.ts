import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const OF_THE_STORED_FILE = ['cf-cache-status', 'etag']
// Scripts (JSON-LD, which states the page's own address, too), and controls that need the app.
const APP = 'script, link[rel="modulepreload"], .scripted'

/**
 * A prerendered page as the response to another URL, under its own security policy; undefined if the page is missing.
 * It comes without its app, which has no page at that address and would replace it with "not found".
 */
export async function fetchPrerenderedPage(
  c: Context<AppEnv>,
  path: string,
): Promise<Response | undefined> {
  // Assigned, not parsed: a path that begins with two slashes would name a host.
  const url = Object.assign(new URL('/', c.req.url), { pathname: path })
  const stored = await c.env.ASSETS.fetch(url)
  if (!stored.ok) return undefined
  const page = new Response(stored.body, stored)
  for (const name of OF_THE_STORED_FILE) page.headers.delete(name)
  return new HTMLRewriter().on(APP, { element: (part) => void part.remove() }).transform(page)
}
