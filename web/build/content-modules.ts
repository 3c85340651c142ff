import type { Content } from '#content/collections.ts'
import { type PageName, pageSchemas } from '#content/schema/pages.ts'
import { frameData } from '#web/page-data/frame.ts'
import { dataOf } from '#web/page-data/pages.ts'

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
