import { type Content, type collections, documentPath, type documents } from './collections.ts'
import { type Problem, valueAt } from './problems.ts'
import { isRecord } from './schema/field-types.ts'
import { COLLECTION_PAGES, pageSchemas } from './schema/pages.ts'

type Collection = keyof typeof collections

/** The texts of other pages that only these collections need: the name of the document, and the field. */
const TEXTS_ELSEWHERE = [
  ['jobs', 'pages/notices', 'jobClosed'],
  ['jobs', 'pages/contact', 'openings.role'],
  ['articles', 'pages/notices', 'subscribed'],
  ['case-studies', 'pages/service', 'studies'],
] as const

/** The pages with a label for each field of their entries. */
const LABELS = [
  ['services', 'service'],
  ['case-studies', 'case-study'],
  ['jobs', 'job'],
] as const

/** The entries to which pages of services link, under a heading. */
const NEAR = ['articles', 'faq'] as const

/**
 * The texts that a collection lacks, and those of a collection without entries. The page of the jobs may
 * be there without any: between two of them, its address stays.
 */
export function findMissingTexts(content: Content): Problem[] {
  const problems: Problem[] = []
  const has = (collection: Collection) => content[collection].size > 0

  function expectText(name: keyof typeof documents, field: string, reason: string) {
    if (content[name] === undefined || !lacks(content[name], field)) return
    problems.push({
      file: documentPath(name),
      field,
      expected: `a text, ${reason}`,
      found: 'nothing',
    })
  }

  for (const [collection, pages] of Object.entries(COLLECTION_PAGES)) {
    const names = pages.map((page) => `pages/${page}` as const)
    const lacking = names.filter((name) => content[name] === undefined).map(documentPath)
    const files = names.map(documentPath).join(' and ')
    const location = { file: `${collection}/`, field: '' }
    const mayBeEmpty = collection === 'jobs' && content['pages/careers'] !== undefined
    if (has(collection as Collection)) {
      if (lacking.length === 0) continue
      const expected = `${files} with the texts around its entries, or no folder`
      problems.push({ ...location, expected, found: `no ${lacking.join(', no ')}` })
    } else if (lacking.length < names.length && !mayBeEmpty) {
      problems.push({ ...location, expected: `an entry, or no ${files}`, found: 'no entry' })
    }
  }
  for (const [collection, name, field] of TEXTS_ELSEWHERE) {
    if (has(collection)) expectText(name, field, `because ${collection}/ has entries`)
  }
  for (const [collection, page] of LABELS) {
    for (const label of Object.keys(pageSchemas[page].shape)) {
      const entry = [...content[collection].values()].find((each) => !lacks(each, label))
      if (entry)
        expectText(`pages/${page}`, label, `because ${collection}/${entry.id} has ${label}`)
    }
  }
  const near = NEAR.find(has)
  if (near) expectText('pages/service', 'near', `because ${near}/ has entries`)
  if (content.site.hours) expectText('pages/contact', 'hours', 'because site.yaml has hours')
  return problems
}

function lacks(data: unknown, field: string): boolean {
  const value = valueAt(data, field.split('.'))
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Up to this number a language shows all plural categories that whole counts of entries need. */
const HIGHEST_COUNT = 200

/**
 * The plural forms that a language needs and that its texts of the interface lack: Arabic has six, English two.
 * @param language its BCP 47 tag
 * @param file the file of the texts, below the content folder
 */
export function findMissingPluralForms(texts: object, language: string, file: string): Problem[] {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(
    Array.from({ length: HIGHEST_COUNT + 1 }, (_, count) => rules.select(count)),
  )

  function missingIn(value: unknown, path: string[]): Problem[] {
    if (!isRecord(value)) return []
    const deeper = Object.entries(value).flatMap(([key, each]) => missingIn(each, [...path, key]))
    if (typeof value.other !== 'string') return deeper
    const missing = [...needed].filter((category) => !value[category])
    if (missing.length === 0) return deeper
    const expected = `the plural forms ${[...needed].join(', ')} of ${language}`
    return [{ file, field: path.join('.'), expected, found: `none for ${missing.join(', ')}` }]
  }

  return missingIn(texts, [])
}
