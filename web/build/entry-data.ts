import { createHash } from 'node:crypto'
import { type EntryPage, entryPages } from '#web/page-data/pages.ts'
import { perContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

/** The data of every entry's page as JSON, by its address: `/services/gen-ai`. */
export const entryDataJson = perContent((content) => {
  const entries = Object.entries<EntryPage>(entryPages).flatMap(([path, { ids, gone, data }]) =>
    [...ids(content), ...(gone?.(content) ?? [])].map((id): [string, string] => [
      path.replace('$id', id),
      JSON.stringify(data(content, id)),
    ]),
  )
  return new Map(entries)
})

/**
 * The address of the folder for those files. It changes with any of them, so that they may be cached
 * forever, and a tab from before a deploy finds none instead of one that its code does not expect.
 */
export const entryDataFolder = perContent(() => {
  const hash = createHash('sha256')
  for (const data of entryDataJson().values()) hash.update(data)
  return `/assets/${hash.digest('base64url').slice(0, 8)}`
})

/** The data of every entry's page as files. */
export function entryData(): StaticFiles {
  const folder = entryDataFolder().slice(1)
  return new Map(
    Array.from(entryDataJson(), ([path, json]) => [`${folder}${path}.json`, json] as const),
  )
}
