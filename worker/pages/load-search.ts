import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { createSearch, type Search } from '../shared/search/create-search.ts'
import { SEARCH_PATH } from '../shared/search/search-file.ts'
import type { Language } from '../texts/language.ts'

/** By language. Cached for the isolate, which never sees the files of another deployment. */
const searches = new Map<string, Search>()

/**
 * The search over the site in a language, created at its first use; undefined if its file is missing.
 */
export async function loadSearch(
  c: Context<AppEnv>,
  { root }: Language,
): Promise<Search | undefined> {
  const known = searches.get(root)
  if (known) return known
  const file = await c.env.ASSETS.fetch(new URL(root + SEARCH_PATH, c.req.url))
  if (!file.ok) return undefined
  const search = createSearch(await file.json())
  searches.set(root, search)
  return search
}
