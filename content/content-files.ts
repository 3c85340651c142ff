import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { collections } from './collections.ts'

/** A file of the content in one of its languages. */
export interface ContentFile {
  /** Below the content folder: services/gen-ai.de.yaml. */
  path: string
  /** The same in all languages: services/gen-ai. */
  name: string
  /** That of the language: `de`; '' in the first language. */
  suffix: string
}

/** The folders of entries and of pages. */
const FOLDERS = [...Object.keys(collections), 'pages']

/** Everything in the content folder except sources and pictures, unknown files and folders included. */
export function listContentFiles(folder: string): ContentFile[] {
  const shared = filesIn(folder, '').filter(
    ({ path }) => !isCodeOrDocs(path) && ![...FOLDERS, 'pictures'].includes(path),
  )
  return [...FOLDERS.flatMap((name) => filesIn(folder, `${name}/`)), ...shared]
}

/** Whether a file or folder directly in content/ is code or documentation, and no content. */
export function isCodeOrDocs(name: string): boolean {
  return /\.ts$|^tsconfig\.|^(?:README\.md|schema|test)$/.test(name)
}

/** Hidden files, the copies that editors keep beside a file, and the files of file managers. */
const IGNORED_FILES = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i

/**
 * The names in a folder of the content in order, without files that editors and systems leave there.
 * Git keeps no empty folder, so a folder that is not there has none.
 */
export function listVisibleNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !IGNORED_FILES.test(name))
    .sort()
}

function filesIn(folder: string, inside: string): ContentFile[] {
  return listVisibleNames(join(folder, inside)).map((file) => {
    const [id, ...suffix] = basename(file, extname(file)).split('.')
    return { path: inside + file, name: `${inside}${id}`, suffix: suffix.join('.') }
  })
}

/** The paths of a language's files, by their names. */
export function pathsByName(files: ContentFile[], suffix: string): Map<string, string> {
  const ofLanguage = files.filter((file) => file.suffix === suffix)
  return new Map(ofLanguage.map(({ name, path }) => [name, path]))
}

/**
 * The paths of the files with the texts of a language, by their names. Where a region has no file of its own, it has that
 * of an earlier language of the site with its letters: `en-IN` that of `en`, `pt-BR` that of `pt`.
 * @param languages the tags of the site, in its order
 */
export function pathsInLanguage(files: ContentFile[], language: string, languages: string[]) {
  const earlier = languages.slice(0, languages.indexOf(language))
  const [first] = languages
  const general = earlier.find((each) => lettersOf(each) === lettersOf(language))
  const own = pathsByName(files, languageSuffix(language))
  if (!general) return own
  return new Map([...pathsByName(files, general === first ? '' : languageSuffix(general)), ...own])
}

/** The language and its script: zh-TW has other letters than zh. */
function lettersOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * The suffix of the files of a language other than the first, and the prefix of its addresses.
 * @param language its BCP 47 tag: `de`, `pt-BR`
 * @returns the tag in lower case
 */
export function languageSuffix(language: string): string {
  return language.toLowerCase()
}

/** The path of a translation: services/gen-ai.de.yaml for services/gen-ai.yaml. */
export function translatedPath(path: string, suffix: string): string {
  return path.replace(/\.\w+$/, `.${suffix}$&`)
}
