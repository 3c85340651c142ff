import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { schemaOf } from '#content/collections.ts'
import { listFiles, pathsByName, suffixOf, translatedPath } from '#content/content-files.ts'
import { textsOf } from '#content/texts-of.ts'

/** The names that other files refer to as `category`: of services, and in catalogue.yaml. */
const NAME = /^(?:services\/[^/]+:|catalogue:.*\.)name$/

/**
 * Keeps some languages of a content folder. The texts of the first one move into the files without a
 * suffix, and those of the earlier first one into files with its suffix.
 * @param languages tags of site.yaml, in their new order
 */
export function chooseLanguages(folder: string, languages: string[]) {
  const at = (path: string) => join(folder, path)
  const site = readDocument(at('site.yaml'))
  const names: Record<string, string> = site.toJS().languages
  const [earlier = ''] = Object.keys(names)
  const [first = earlier] = languages

  if (first !== earlier) swapTexts(folder, suffixOf(earlier), suffixOf(first))
  for (const { path, suffix } of listFiles(folder)) {
    if (suffix && !languages.map(suffixOf).includes(suffix)) rmSync(at(path))
  }
  const swapped = readDocument(at('site.yaml'))
  swapped.setIn(['languages'], Object.fromEntries(languages.map((tag) => [tag, names[tag]])))
  // The typeface for share pictures in Arabic.
  if (!languages.includes('ar')) swapped.delete('shareTypefaces')
  write(at('site.yaml'), swapped)
}

/** Makes the language with the suffix `first` the first one, and gives the earlier one a suffix. */
function swapTexts(folder: string, earlier: string, first: string) {
  const at = (path: string) => join(folder, path)
  const files = listFiles(folder)
  const translations = pathsByName(files, first)
  const renamed = new Map<string, string>()
  const documents: [path: string, document: Document][] = []

  for (const [name, path] of pathsByName(files, '')) {
    const translation = translations.get(name)
    if (!translation) continue
    const moved = translatedPath(path, earlier)
    if (extname(path) !== '.yaml') {
      renameSync(at(path), at(moved))
      renameSync(at(translation), at(path))
      continue
    }
    const [own, other] = [readDocument(at(path)), readDocument(at(translation))]
    for (const { path: field } of textsOf(schemaOf(name), other.toJS())) {
      const keys = field.split('.')
      const [text, translated] = [own.getIn(keys, true), other.getIn(keys, true)]
      if (NAME.test(`${name}:${field}`)) renamed.set(`${text}`, `${translated}`)
      own.setIn(keys, translated)
      other.setIn(keys, text)
    }
    rmSync(at(translation))
    documents.push([path, own], [moved, other])
  }
  for (const [path, document] of documents) {
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'category' || !isScalar(value)) return
        value.value = renamed.get(`${value.value}`) ?? value.value
      },
    })
    write(at(path), document)
  }
}

function readDocument(path: string): Document {
  return parseDocument(readFileSync(path, 'utf8'))
}

function write(path: string, document: Document) {
  writeFileSync(path, document.toString({ lineWidth: 0 }))
}
