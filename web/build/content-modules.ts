import type { Content } from '#content/collections.ts'
import { type PageName, pageSchemas } from '#content/schema/pages.ts'
import { frameData } from '#web/page-data/frame.ts'
import { dataOf, entryPages } from '#web/page-data/pages.ts'

const pageNames = Object.keys(pageSchemas) as PageName[]

/**
 * The source of a content module: `frame`; `pages`, which loads all the others; the data of one
 * page, `pages/home`; or of one entry by its address, `/services/gen-ai`.
 * @throws {Error} when there is no module of that name
 */
export function contentModule(name: string, content: Content): string {
  if (name === 'pages') return loaders(content)
  const make = modules(content).get(name)
  if (!make) throw new Error(`There is no content module "${name}".`)
  return `export default ${JSON.stringify(make())}`
}

/** What makes the data of each module: a page gets one of its own, so that it costs what it shows. */
function modules(content: Content): Map<string, () => unknown> {
  return new Map([
    ['frame', () => frameData(content)],
    ...pageNames.map((name) => [`pages/${name}`, () => dataOf(name, content)] as const),
    ...Object.entries(entryPages).flatMap(([path, { ids, data }]) =>
      ids(content).map((id) => [addressOf(path, id), () => data(content, id)] as const),
    ),
  ])
}

function loaders(content: Content): string {
  const pages = pageNames.map((name) => loader(name, `pages/${name}`))
  const entries = Object.entries(entryPages).map(([path, { ids }]) => {
    const each = ids(content).map((id) => loader(id, addressOf(path, id)))
    return `'${path}': { ${each.join(', ')} }`
  })
  return `const pages = { ${pages.join(', ')} }
const entries = { ${entries.join(', ')} }
export const loadPage = async (name) => (await pages[name]()).default
export const loadEntry = async (path, id) => (await entries[path][id]()).default`
}

function loader(key: string, module: string): string {
  return `'${key}': () => import('content:${module}')`
}

function addressOf(path: string, id: string): string {
  return path.replace('$id', id)
}
