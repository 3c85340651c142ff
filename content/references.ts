import { icons as lucide } from '@iconify-json/lucide'
import { icons as simple } from '@iconify-json/simple-icons'
import type * as z from 'zod'
import { type Content, collections, documents, schemaOf } from './collections.ts'
import { isRecord, referenceFields, type TARGETS, type Target } from './schema/field-types.ts'
import { getField, unwrapSchema } from './schema/walk-schema.ts'

/** The names that fields can state, by keys that are the same in every language. */
type Names = Map<string, string>

const ICONS = idsOf(Object.keys(lucide.icons))
const TECHNOLOGY_ICONS = idsOf(Object.keys(simple.icons))

/** Everything in the content that a field can refer to by a name or an id. Pages have paths instead. */
export function referenceTargets(content: Content): Record<keyof typeof TARGETS, Names> {
  const { catalogue, services, site } = content
  return {
    icon: ICONS,
    technologyIcon: TECHNOLOGY_ICONS,
    language: idsOf(Object.keys(site.languages)),
    claim: idsOf(Object.keys(site.claims)),
    category: namesOf(catalogue.categories),
    articleCategory: namesOf(catalogue.articleCategories),
    faqCategory: namesOf(catalogue.faqCategories),
    department: namesOf(catalogue.departments),
    serviceName: new Map(Array.from(services, ([id, { name }]) => [id, name])),
    group: idsOf(catalogue.categories.map(({ slug }) => slug)),
    alias: idsOf(Object.keys(catalogue.aliases)),
    services: idsOf(services.keys()),
    'case-studies': idsOf(content['case-studies'].keys()),
    articles: idsOf(content.articles.keys()),
    jobs: idsOf(content.jobs.keys()),
    faq: idsOf(content.faq.keys()),
    picture: idsOf(content.pictures.keys()),
    formField: idsOf(Object.keys(content['contact-form'].fields)),
  }
}

function idsOf(ids: Iterable<string>): Names {
  return new Map(Array.from(ids, (id) => [id, id]))
}

/** A translation has the labels in the same order. */
function namesOf(labels: { name: string }[]): Names {
  return new Map(labels.map(({ name }, index) => [`${index}`, name]))
}

/** What takes the place of a reference; without anything, a list drops it and a field keeps it. */
type Change = (value: string, to: Target, path: string) => string | undefined

/**
 * A copy of the data with other references: the one walk along all fields that refer to something.
 * @param data as its schema has checked it
 * @param path of the data in its file, dotted
 */
export function mapReferences(
  schema: z.core.$ZodType,
  data: unknown,
  change: Change,
  path = '',
): unknown {
  const to = referenceFields.get(unwrapSchema(schema))?.to
  if (to && typeof data === 'string') return change(data, to, path)

  function mapField(key: string | number, value: unknown): unknown {
    const field = getField(schema, `${key}`)
    return field ? mapReferences(field, value, change, path ? `${path}.${key}` : `${key}`) : value
  }

  if (Array.isArray(data)) {
    return data.map((entry, index) => mapField(index, entry)).filter((entry) => entry !== undefined)
  }
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapField(key, value) ?? value]),
  )
}

/** The data of each file of the content, by its name: `services/gen-ai`, `pages/home`. */
export function dataByFileName(content: Content): Map<string, object> {
  const all = new Map<string, object>()
  for (const folder of Object.keys(collections) as (keyof typeof collections)[]) {
    for (const [id, entry] of content[folder]) all.set(`${folder}/${id}`, entry)
  }
  for (const name of Object.keys(documents) as (keyof typeof documents)[]) {
    const data = content[name]
    if (data) all.set(name, data)
  }
  return all
}

/**
 * Adapts the references of a translated content, which the files of the first language state: a
 * reference by name takes the translated name, a list of ids drops those without a translation,
 * and so does the home page with the words of a client.
 * @param content changed in place
 * @param first the content in the first language
 */
export function translateReferences(content: Content, first: Content) {
  const keys = new Map(
    Object.entries(referenceTargets(first)).map(([to, names]) => [
      to,
      new Map(Array.from(names, ([key, name]) => [name, key])),
    ]),
  )
  const translations = referenceTargets(content)
  for (const [name, data] of dataByFileName(content)) {
    const translated = mapReferences(schemaOf(name), data, (value, to) =>
      to === 'page' ? value : translations[to].get(keys.get(to)?.get(value) ?? ''),
    )
    Object.assign(data, translated)
  }
  const { 'pages/home': home, 'case-studies': studies } = content
  if (home.testimonial && !studies.has(home.testimonial.study)) home.testimonial = undefined
  const { navigation } = content.site
  navigation.services = navigation.services.filter(({ services }) => services.length > 0)
}
