import { searchRows } from '#web/page-data/search-rows.ts'
import { ROWS_PATH } from '#worker/search/row.ts'
import { siteContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

/** The rows that a search goes through, for the app and for the Worker alike. */
export function searchFile(): StaticFiles {
  return new Map([[ROWS_PATH.slice(1), () => JSON.stringify(searchRows(siteContent()))]])
}
