import {
  type Content,
  documentPath,
  extensionOf,
  isOptionalDocument,
  schemaOf,
} from './collections.ts'
import type { Problem } from './problems.ts'
import { dataByFileName, mapReferences, referenceTargets } from './references.ts'
import { TARGETS, type Target } from './schema/field-types.ts'
import type { Prose } from './schema/prose.ts'
import { findTypeface, typefacePackage } from './typeface.ts'

/** Up to this number, a problem lists everything that the field may state. */
const MAX_LISTED = 20

/**
 * The references to missing ids, names, pages, icons, pictures and typefaces, and those that name two things. Empty
 * without any.
 */
export function findBrokenReferences(content: Content): Problem[] {
  const problems: Problem[] = []
  const { catalogue, services, site } = content
  const known = new Map(
    Object.entries(referenceTargets(content)).map(([to, names]) => [to, new Set(names.values())]),
  )

  function expect(holds: boolean, file: string, field: string, expected: string, found: string) {
    if (!holds) problems.push({ file, field, expected, found: `"${found}"` })
  }

  function expectReference(value: string, to: Target, file: string, field: string) {
    if (to !== 'page') {
      const names = known.get(to) ?? new Set()
      expect(names.has(value), file, field, TARGETS[to] + listOf([...names]), value)
      return
    }
    const page = `pages/${value.split(/[/#]/)[1]}`
    if (!isOptionalDocument(page)) return
    const expected = `a page of the site, which has no content/${documentPath(page)}: remove or change this link`
    expect(content[page] !== undefined, file, field, expected, value)
  }

  for (const [name, data] of dataByFileName(content)) {
    const schema = schemaOf(name)
    const file = name + extensionOf(schema)
    mapReferences(schema, data, (value, to, field) => {
      expectReference(value, to, file, field)
      return value
    })
    for (const [field, value] of Object.entries(data)) {
      for (const address of picturesIn(value)) expectReference(address, 'picture', file, field)
    }
  }
  function expectOnce(list: string, field: string, values: string[]) {
    values.forEach((value, index) => {
      const isFirst = values.indexOf(value) === index
      expect(isFirst, 'catalogue.yaml', `${list}.${index}.${field}`, `each ${field} once`, value)
    })
  }

  for (const list of ['categories', 'articleCategories', 'faqCategories', 'departments'] as const) {
    const names = catalogue[list].map(({ name }) => name)
    expectOnce(list, 'name', names)
  }
  const slugs = catalogue.categories.map(({ slug }) => slug)
  expectOnce('categories', 'slug', slugs)
  for (const alias of Object.keys(catalogue.aliases)) {
    const isFree = !services.has(alias)
    expect(isFree, 'catalogue.yaml', `aliases.${alias}`, 'an id that no service has', alias)
  }
  for (const [id, study] of content['case-studies']) {
    const names = study.services.map((service) => services.get(service)?.name)
    const isKnown = known.get('serviceName')?.has(study.category) && !names.includes(undefined)
    const expected = "the id of its category's service, too"
    const holds = !isKnown || names.includes(study.category)
    expect(holds, `case-studies/${id}.yaml`, 'services', expected, `${study.services}`)
  }
  const { testimonial } = content['pages/home']
  const study = testimonial && content['case-studies'].get(testimonial.study)
  if (study) {
    const expected = `words of the quote in case-studies/${study.id}.yaml, unchanged`
    const holds = study.quote?.text.includes(testimonial.text) ?? false
    expect(holds, 'pages/home.yaml', 'testimonial.text', expected, testimonial.text)
  }
  const { typefaces, scriptTypefaces } = site
  for (const [field, family] of Object.entries({
    'typefaces.display': typefaces.display,
    'typefaces.text': typefaces.text,
    ...Object.fromEntries(scriptTypefaces.map((each, index) => [`scriptTypefaces.${index}`, each])),
  })) {
    const expected = `a variable family of fontsource.org, after "npm install -D -E ${typefacePackage(family)}"`
    expect(findTypeface(family) !== undefined, 'site.yaml', field, expected, family)
  }
  return problems
}

function listOf(names: string[]): string {
  if (names.length === 0) return ', but there is none'
  return names.length > MAX_LISTED ? '' : `: ${names.join(', ')}`
}

/** The addresses of the pictures in all Markdown of the data. */
function picturesIn(data: unknown): string[] {
  if (Array.isArray(data) && data[0] === 'img') return [String(data[2])]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(picturesIn)
}

const LEGAL = ['pages/privacy-policy', 'pages/terms-of-service', 'pages/accessibility'] as const
const PHONE = '{phone}'

/** The legal pages with a phone number in a sentence, on a site that has none. */
export function findPhonePlaceholders(content: Content): Problem[] {
  if (content.site.contact.phone !== undefined) return []
  return LEGAL.filter((name) => namesPhone(content[name]?.body ?? [])).map((name) => ({
    file: documentPath(name),
    field: 'body',
    expected: `no ${PHONE} in a sentence, because site.yaml has no phone number: change it`,
    found: `"${PHONE}"`,
  }))
}

/** Whether a paragraph names the phone number. The page leaves out a list item or a row of a table with it. */
function namesPhone(text: Prose): boolean {
  return text.some((node) => {
    if (typeof node === 'string') return node.includes(PHONE)
    const [tag, children] = node
    return tag !== 'li' && tag !== 'tr' && namesPhone(children)
  })
}
