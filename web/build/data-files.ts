import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Content } from '#content/collections.ts'
import { savedReplies, workerTexts } from '#web/build/worker-texts.ts'
import { allFormFields } from '#web/page-data/contact-form.ts'
import { addPictureSizesAndNbsp, pageDataFactories } from '#web/page-data/pages.ts'
import { getUrlScheme } from '#web/page-data/url.ts'
import type { SearchIndex } from '#web/search/search-index-format.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import { SAVED_REPLIES_PATH, SITE_TEXTS_PATH } from '#worker/shared/site-texts.ts'
import { cacheByContent, getContent, getContentInAllLanguages } from './content-cache.ts'
import type { StaticFiles } from './static-files.ts'

/** The functions that make the data of every page in every language as JSON, by its name. */
const makers = cacheByContent(() => new Map(getContentInAllLanguages().flatMap(makersIn)))

function makersIn(content: Content): [name: string, make: () => string][] {
  const { root } = getUrlScheme(content)
  return Array.from(pageDataFactories(content), ([path, make]) => {
    let json: string | undefined
    return [
      `${root}${path === '/' ? '/index' : path}`,
      () => (json ??= JSON.stringify(addPictureSizesAndNbsp(make(), content))),
    ]
  })
}

/**
 * The data of a page as JSON, made when it is asked for; undefined where there is no such page.
 * @param name the page's address, with `index` for the home page: `/services/gen-ai`, `/de/index`
 */
export function pageDataJson(name: string): string | undefined {
  return makers().get(name)?.()
}

/** The index of the search in one language, without the words of articles. */
export function createSearchIndex(language: string): SearchIndex {
  const { root } = getUrlScheme(getContent(language))
  return JSON.parse(pageDataJson(`${root}/search/index`) ?? '')
}

/**
 * The address of the folder for those files. It changes with any of them, so that they can be cached
 * forever, and a tab from before a deploy finds no file instead of one in an unexpected format. In
 * development it never does, since a change of one article would make the data of all.
 */
export function pageDataFolderUrl(): string {
  if (process.env.NODE_ENV === 'development') return '/assets/data'
  const hash = createHash('sha256')
  for (const make of makers().values()) hash.update(make())
  return `/assets/${hash.digest('base64url').slice(0, 8)}`
}

/**
 * The data of every page and of the search as files; the Worker's texts, the operators' saved replies, and the
 * description of its API.
 */
export function dataFiles(): StaticFiles {
  const folder = pageDataFolderUrl().slice(1)
  const files: StaticFiles = new Map(
    Array.from(makers(), ([name, make]) => [`${folder}${name}.json`, make]),
  )
  files.set('openapi.json', describeApi)
  const contents = getContentInAllLanguages()
  files.set(SAVED_REPLIES_PATH.slice(1), () => JSON.stringify(savedReplies(contents)))
  return files.set(SITE_TEXTS_PATH.slice(1), () => JSON.stringify(workerTexts(contents)))
}

/** The description of the API for programs, made of the schemas of the Worker. */
async function describeApi(): Promise<string> {
  const { module } = await runnerImport<Description>(
    join(import.meta.dirname, '../../worker/openapi.ts'),
    {
      configFile: false,
      // Migrations, which wrangler imports as texts.
      plugins: [{ name: 'sql', transform: (code, id) => (id.endsWith('.sql') ? '' : code) }],
    },
  )
  const [content] = getContentInAllLanguages()
  return JSON.stringify(module.createOpenApiDocument(allFormFields(content), content.site.url))
}

/** Worker code has other types than the build. */
interface Description {
  createOpenApiDocument(form: FormField[], url: string): object
}
