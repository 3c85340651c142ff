import { createHash } from 'node:crypto'
import type { Content } from '#content/collections.ts'
import { type PageName, pageSchemas } from '#content/schema/pages.ts'
import { frameData } from '#web/page-data/frame.ts'
import { dataOf, type EntryPage, entryPages } from '#web/page-data/pages.ts'

const pageNames = Object.keys(pageSchemas) as PageName[]

/**
 * The source of a content module: `frame`; the data of one page, `pages/home`; or `pages`, which
 * loads those.
 * @throws {Error} when there is no module of that name
 */
export function contentModule(name: string, content: Content): string {
  if (name === 'pages') return loaders()
  if (name === 'frame') return `export default ${JSON.stringify(frameData(content))}`
  const page = pageNames.find((each) => name === `pages/${each}`)
  if (!page) throw new Error(`There is no content module "${name}".`)
  return `export default ${JSON.stringify(dataOf(page, content))}`
}

// A module for each page, so that it costs what it shows.
function loaders(): string {
  const each = pageNames.map((name) => `'${name}': () => import('content:pages/${name}')`)
  return `const pages = { ${each.join(', ')} }
export const loadPage = async (name) => (await pages[name]()).default`
}

/** The data of every entry's page as JSON, by its address: `/services/gen-ai`. */
export function entryData(content: Content): Map<string, string> {
  const entries = Object.entries<EntryPage>(entryPages).flatMap(([path, { ids, gone, data }]) =>
    [...ids(content), ...(gone?.(content) ?? [])].map((id): [string, string] => [
      path.replace('$id', id),
      JSON.stringify(data(content, id)),
    ]),
  )
  return new Map(entries)
}

/**
 * The folder for the files of `entryData`. Its name changes with any of them, so that they may be kept
 * for good, and a tab from before a deploy finds none instead of one that its code does not expect.
 */
export function entryFolder(entries: Map<string, string>): string {
  const hash = createHash('sha256')
  for (const data of entries.values()) hash.update(data)
  return `assets/${hash.digest('base64url').slice(0, 8)}`
}
