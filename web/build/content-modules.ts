import { catalogueData } from '#web/page-data/catalogue.ts'
import { shellData } from '#web/page-data/shell.ts'
import { pageDataFolder, pageDataJson } from './data-files.ts'
import { siteContent } from './site-content.ts'
import { technologyIconsAddress } from './technology-icons.ts'

/** The source of each module's export. */
const MODULES: Record<string, (inBrowser: boolean) => string> = {
  shell: () => JSON.stringify(shellData(siteContent())),
  catalogue: () => JSON.stringify(catalogueData(siteContent())),
  'technology-icons': () => JSON.stringify(technologyIconsAddress()),
  // The prerender needs all data, and no host serves it yet.
  data: (inBrowser) =>
    inBrowser
      ? JSON.stringify(pageDataFolder())
      : `new Map(${JSON.stringify([...pageDataJson()])})`,
}

/**
 * The source of a content module by its name without `content:`.
 * @throws {Error} when there is no module of that name
 */
export function contentModule(name: string, inBrowser: boolean): string {
  const value = MODULES[name]
  if (!value) throw new Error(`There is no content module "${name}".`)
  return `export default ${value(inBrowser)}`
}
