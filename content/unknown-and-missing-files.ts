import { extname } from 'node:path'
import {
  type Content,
  collections,
  documents,
  extensionOf,
  schemaOf,
  sharedDocuments,
} from './collections.ts'
import {
  type ContentFile,
  languageSuffix,
  pathsByName,
  pathsInLanguage,
  translatedPath,
} from './content-files.ts'
import { isTranslatable } from './find-translatable-texts.ts'
import type { Problem } from './problems.ts'
import { SLUG } from './schema/field-types.ts'
import { COLLECTION_PAGES } from './schema/pages.ts'

/** The pages around the entries of a collection: that of each entry has a link to that of their list. */
const PAGES_AROUND = { services: ['service'], ...COLLECTION_PAGES }

/**
 * The translations without a language or an original, and the translations that pages lack.
 * @param files those of all languages
 * @param first the content in the first language
 */
export function findTranslationFileProblems(files: ContentFile[], first: Content): Problem[] {
  const problems: Problem[] = []
  const originals = pathsByName(files, '')
  const languages = Object.keys(first.site.languages)
  const suffixes = languages.slice(1).map(languageSuffix)

  function addProblem(file: string, expected: string, found: string) {
    problems.push({ file, field: '', expected, found })
  }

  for (const { path, name, suffix } of files) {
    if (suffix && !suffixes.includes(suffix)) {
      const known = suffixes.map((each) => `.${each}`).join(', ') || 'there is none'
      addProblem(path, `the suffix of another language of site.yaml: ${known}`, `".${suffix}"`)
    } else if (suffix && !originals.has(name)) {
      addProblem(path, `a file ${name} in the first language`, 'none')
    }
  }
  for (const language of languages.slice(1)) {
    const given = pathsInLanguage(files, language, languages)
    for (const [name, reason] of neededBy(first, given)) {
      if (given.has(name)) continue
      const original = originals.get(name) ?? name
      addProblem(
        translatedPath(original, languageSuffix(language)),
        `a translation of ${original}, ${reason}`,
        'no file',
      )
    }
  }
  return problems
}

/** The names of the files that every language needs, or one with these files, each with the reason. */
function neededBy(first: Content, given: Map<string, string>): Map<string, string> {
  const needed = new Map<string, string>()
  for (const [name, schema] of Object.entries(sharedDocuments)) {
    if (isTranslatable(schema)) needed.set(name, 'which every page needs')
  }
  needed.set('pages/home', 'to which the address of the language leads')
  for (const name of ['pages/services', 'pages/search']) {
    needed.set(name, 'to which the header of every page leads')
  }
  for (const [folder, pages] of Object.entries(PAGES_AROUND)) {
    if (![...given.keys()].some((name) => name.startsWith(`${folder}/`))) continue
    for (const page of pages) needed.set(`pages/${page}`, `which the pages of ${folder}/ need`)
  }
  for (const { id, category } of first['case-studies'].values()) {
    if (!given.has(`case-studies/${id}`)) continue
    const service = [...first.services.values()].find(({ name }) => name === category)
    if (service) needed.set(`services/${service.id}`, `whose name case-studies/${id} shows`)
  }
  return needed
}

/** The files and folders that no schema checks. Read all the same, one could take the place of another. */
export function findUnknownFiles(files: ContentFile[]): Problem[] {
  return files.flatMap(({ path, name }) => {
    const expected = expectationOf(name, extname(path))
    return expected ? [{ file: path, field: '', expected, found: `"${path}"` }] : []
  })
}

function expectationOf(name: string, extension: string): string | undefined {
  const [folder = '', inFolder] = name.split('/')
  if (Object.hasOwn(collections, folder) || Object.hasOwn(documents, name)) {
    const own = extensionOf(schemaOf(name))
    if (extension !== own) return `a name that ends in ${own}`
    return SLUG.pattern.test(inFolder ?? folder)
      ? undefined
      : 'a name of lower-case Latin letters, digits and hyphens: rename the file'
  }
  return inFolder === undefined
    ? `only files of the site beside the folders: ${listOfDocuments()}`
    : 'an entry of its name in pageSchemas of content/schema/pages.ts'
}

function listOfDocuments(): string {
  const names = Object.entries(documents).filter(([name]) => !name.includes('/'))
  return names.map(([name, schema]) => name + extensionOf(schema)).join(', ')
}
