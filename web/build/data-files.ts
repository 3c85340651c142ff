import { createHash } from 'node:crypto'
import { dataByPath } from '#web/page-data/pages.ts'
import { searchRows } from '#web/page-data/search-rows.ts'
import { ROWS_PATH } from '#worker/shared/search/row.ts'
import { perContent, siteContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

/** The data of every page as JSON, by its address: `/services/gen-ai`. */
export const pageDataJson = perContent((content) => {
  const data = Array.from(
    dataByPath(content),
    ([path, page]) => [path, JSON.stringify(page)] as const,
  )
  return new Map(data)
})

/**
 * The address of the folder for those files. It changes with any of them, so that they can be cached
 * forever, and a tab from before a deploy finds no file instead of one in an unexpected format.
 */
export const pageDataFolder = perContent(() => {
  const hash = createHash('sha256')
  for (const json of pageDataJson().values()) hash.update(json)
  return `/assets/${hash.digest('base64url').slice(0, 8)}`
})

/**
 * The data of every page as files, `services/gen-ai.json`, that of the home page `index.json`; and the
 * rows that a search goes through, for the app and for the Worker alike.
 */
export function dataFiles(): StaticFiles {
  const folder = pageDataFolder().slice(1)
  const files: StaticFiles = new Map(
    Array.from(pageDataJson(), ([path, json]) => [
      `${folder}${path === '/' ? '/index' : path}.json`,
      json,
    ]),
  )
  return files.set(ROWS_PATH.slice(1), () => JSON.stringify(searchRows(siteContent())))
}
