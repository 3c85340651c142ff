import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { schemaOf } from '#content/collections.ts'
import { listFiles, pathsByName, suffixOf, translatedPath } from '#content/content-files.ts'
import { divideFrontMatter } from '#content/front-matter.ts'
import { standIn, withoutMarks } from '#content/stand-in.ts'
import { textsOf } from '#content/texts-of.ts'
import { shareTypeface } from './share-typeface.ts'

const ENGLISH = 'en'

/** The names that other files refer to as `category`: of services, and in catalogue.yaml. */
const NAME = /^(?:services\/[^/]+:|catalogue:.*\.)name$/

/**
 * Keeps some languages of a content folder. The texts of the first one move into the files without a
 * suffix, and those of the earlier first one into files with its suffix. A language that the folder lacks gets the
 * English texts, marked as such.
 * @param languages their tags, in their new order
 */
export function chooseLanguages(folder: string, languages: string[]) {
  const at = (path: string) => join(folder, path)
  const names: Record<string, string> = readDocument(at('site.yaml')).toJS().languages
  const [earlier = ''] = Object.keys(names)
  const [first = earlier] = languages
  for (const tag of languages.filter((each) => !names[each])) {
    addStandIns(folder, tag)
    names[tag] = ownName(tag)
  }

  if (first !== earlier) swapTexts(folder, suffixOf(earlier), suffixOf(first))
  for (const { path, suffix } of listFiles(folder)) {
    if (suffix && !languages.map(suffixOf).includes(suffix)) rmSync(at(path))
  }
  const swapped = readDocument(at('site.yaml'))
  swapped.setIn(['languages'], Object.fromEntries(languages.map((tag) => [tag, names[tag]])))
  const families = languages.flatMap((tag) => shareTypeface(tag) ?? [])
  if (families.length > 0) swapped.setIn(['shareTypefaces'], families)
  else swapped.delete('shareTypefaces')
  write(at('site.yaml'), swapped)
}

/** Adds the texts of the English files, each to be translated where it stands, under the suffix of a language. */
function addStandIns(folder: string, language: string) {
  const files = listFiles(folder)
  for (const [name, path] of pathsByName(files, ENGLISH)) {
    const text = readFileSync(join(folder, path), 'utf8')
    const divided = path.endsWith('.md') ? divideFrontMatter(text) : undefined
    const document = parseDocument(divided?.yaml ?? text)
    for (const { path: field, value, isTerm } of textsOf(schemaOf(name), document.toJS())) {
      if (isTerm) continue
      const marked = [value].flat().map((each) => standIn(`${each}`, ENGLISH))
      document.setIn(field.split('.'), Array.isArray(value) ? marked : marked[0])
    }
    if (name === 'interface') setPluralForms(document, language)
    const yaml = document.toString({ lineWidth: 0 })
    const whole = divided ? `---\n${yaml}---\n${standIn(divided.body, ENGLISH)}` : yaml
    writeFileSync(join(folder, path.replace(`.${ENGLISH}.`, `.${suffixOf(language)}.`)), whole)
  }
}

/** The plural forms of a language in place of English ones. */
function setPluralForms(document: Document, language: string) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  visit(document, {
    Map(_, map) {
      const other = map.get('other')
      if (!other) return
      map.items = []
      for (const category of pluralCategories) map.set(category, other)
    },
  })
}

/** The name of a language in itself: 日本語. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(language))
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
    const texts = textsOf(schemaOf(name), other.toJS())
    const given = new Set(texts.map((text) => text.path))
    for (const { path: field } of texts) {
      const keys = field.split('.')
      const [text, translated] = [own.getIn(keys, true), other.getIn(keys, true)]
      if (NAME.test(`${name}:${field}`)) renamed.set(`${text}`, `${withoutMarks(`${translated}`)}`)
      own.setIn(keys, translated)
      if (text === undefined) other.deleteIn(keys)
      else other.setIn(keys, text)
    }
    // Forms of plurals that only the earlier language needs.
    for (const { path: field, isForm } of textsOf(schemaOf(name), own.toJS())) {
      const keys = field.split('.')
      if (!isForm || given.has(field)) continue
      other.setIn(keys, own.getIn(keys))
      own.deleteIn(keys)
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
