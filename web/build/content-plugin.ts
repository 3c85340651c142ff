import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CONTENT_FOLDER } from '#content/content-folder.ts'
import { describeUnlisted } from '#content/listed-entries.ts'
import { optionalPages } from '#content/schema/pages.ts'
import { assertTranslated } from '#content/untranslated-texts.ts'
import { layoutData } from '#web/page-data/layout.ts'
import { catalogueForUrlValidation } from '#web/page-data/pages.ts'
import { paperColor } from '#web/read-color-token.ts'
import { clearContentCache, getContent, getContentInAllLanguages } from './content-cache.ts'
import { pageDataFolderUrl } from './data-files.ts'
import { technologyIconsUrl } from './icon-files.ts'
import { hasPhotographs } from './picture-files.ts'
import { wordmark } from './wordmark.ts'
import { writingSystemFonts } from './writing-system-fonts.ts'
import { renderWritingSystemStyles } from './writing-system-styles.ts'

const PREFIX = 'content:'

/**
 * Offers the content to pages as modules of plain data, such as `content:layout`. Typed in
 * src/content-modules.d.ts. Wrong content fails the build; in development the browser shows the error until
 * it is corrected.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'site:content',
    async configResolved({ command, logger }) {
      if (command !== 'build') return
      assertTranslated(getContentInAllLanguages())
      const content = getContent()
      for (const note of [...describeUnlisted(content), ...(await writingSystemFonts()).notes]) {
        logger.info(note)
      }
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:yaml|md|svg)$|\/pictures\//.test(file))
          return
        clearContentCache()
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll()
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      return contentModule(id.slice(PREFIX.length + 1), this.environment.name === 'client')
    },
  }
}

const STYLES = join(import.meta.dirname, '../src/styles')

/** The source of each module. */
const MODULES: Record<string, (inBrowser: boolean) => string | Promise<string>> = {
  layout: layoutModule,
  'optional.css': optionalStyles,
  // The optional pages that the site lacks; those below them are not there either.
  'absent-pages': () =>
    exported(optionalPages.filter((name) => getContent()[`pages/${name}`] === undefined)),
  catalogue: () => exported(catalogueForUrlValidation(getContentInAllLanguages())),
  'paper-color': () => exported({ light: paperColor('light'), dark: paperColor('dark') }),
  'technology-icons': () => exported(technologyIconsUrl()),
  // No host serves the files yet: src/entry-server.tsx fills it.
  data: (inBrowser) => exported(inBrowser ? pageDataFolderUrl() : {}),
}

/**
 * The source of a content module by its name without `content:`. `layout/de` is the layout of one language.
 * @throws {Error} when there is no module of that name
 */
async function contentModule(name: string, inBrowser: boolean): Promise<string> {
  const [folder = '', language] = name.split('/')
  if (folder === 'layout' && language) return exported(await layoutIn(language))
  const source = MODULES[name]
  if (!source) throw new Error(`There is no content module "${name}".`)
  return source(inBrowser)
}

/** With several languages, a browser loads the layout of its page's language only. */
async function layoutModule(): Promise<string> {
  const [first, ...others] = getContentInAllLanguages().map(({ site }) => site.language)
  if (others.length === 0) {
    return `const layout = ${JSON.stringify(await layoutIn(first))}; export const loadLayout = async () => layout`
  }
  const loaders = [first, ...others].map(
    (language) => `"${language}": () => import("content:layout/${language}")`,
  )
  return `const layouts = { ${loaders.join(', ')} }
export const loadLayout = async (language) => (await layouts[language]()).default`
}

function optionalStyles(): string {
  const languages = getContentInAllLanguages().map(({ site }) => site.language)
  const areNeeded = languages.length > 1 || languages.some((tag) => !/^en\b/.test(tag))
  const read = (file: string) => readFileSync(join(STYLES, file), 'utf8')
  const forLanguages = areNeeded
    ? read('only-with-languages.css') + renderWritingSystemStyles(languages)
    : ''
  return forLanguages + (hasPhotographs() ? read('only-with-photographs.css') : '')
}

async function layoutIn(language: string | undefined) {
  return layoutData(getContent(language), getContentInAllLanguages(), await wordmark(language))
}

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)}`
}
