import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { createSearch, type Search } from '../shared/search/create-search.ts'
import { ROWS_PATH } from '../shared/search/row.ts'

/** Cached for the isolate, which never sees the files of another deployment. */
let search: Search | undefined

/** The search over the site's rows, created at its first use; undefined if the rows are missing. */
export async function loadSearch(c: Context<AppEnv>): Promise<Search | undefined> {
  if (search) return search
  const file = await c.env.ASSETS.fetch(new URL(ROWS_PATH, c.req.url))
  if (file.ok) search = createSearch(await file.json())
  return search
}
