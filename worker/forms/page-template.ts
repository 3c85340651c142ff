import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const OF_THE_STORED_FILE = ['cf-cache-status', 'etag']
// Scripts (JSON-LD, which states the page's own address, too), and controls that need the app.
const APP = 'script, link[rel="modulepreload"], .scripted'

/**
 * A prerendered page to answer another address with, under its own security policy; undefined
 * should it be missing. It comes without its app, which has no page at that address and would
 * replace it by "not found".
 */
export async function loadTemplate(
  c: Context<AppEnv>,
  path: string,
): Promise<Response | undefined> {
  const page = await loadPage(c, path)
  if (!page) return undefined
  return new HTMLRewriter().on(APP, { element: (part) => void part.remove() }).transform(page)
}

/** A prerendered page to answer its own address with, filled in; undefined should it be missing. */
export async function loadPage(c: Context<AppEnv>, path: string): Promise<Response | undefined> {
  const stored = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  if (!stored.ok) return undefined
  const page = new Response(stored.body, stored)
  for (const name of OF_THE_STORED_FILE) page.headers.delete(name)
  return page
}
