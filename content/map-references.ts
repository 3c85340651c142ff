import type * as z from 'zod'
import { type Content, collections, documents, schemaOf } from './collections.ts'
import { isGroup } from './is-group.ts'
import { referents } from './referents.ts'
import { references, type Target } from './schema/text.ts'
import { fieldOf, withoutWrapping } from './texts-of.ts'

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
  const to = references.get(withoutWrapping(schema))?.to
  if (to && typeof data === 'string') return change(data, to, path)

  function mapField(key: string | number, value: unknown): unknown {
    const field = fieldOf(schema, `${key}`)
    return field ? mapReferences(field, value, change, path ? `${path}.${key}` : `${key}`) : value
  }

  if (Array.isArray(data)) {
    return data.map((entry, index) => mapField(index, entry)).filter((entry) => entry !== undefined)
  }
  if (!isGroup(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapField(key, value) ?? value]),
  )
}

/** The data of each file of the content, by its name: `services/gen-ai`, `pages/home`. */
export function dataByName(content: Content): Map<string, object> {
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
    Object.entries(referents(first)).map(([to, names]) => [
      to,
      new Map(Array.from(names, ([key, name]) => [name, key])),
    ]),
  )
  const translations = referents(content)
  for (const [name, data] of dataByName(content)) {
    const translated = mapReferences(schemaOf(name), data, (value, to) =>
      to === 'page' ? value : translations[to].get(keys.get(to)?.get(value) ?? ''),
    )
    Object.assign(data, translated)
  }
  const { 'pages/home': home, 'case-studies': studies } = content
  if (home.voice && !studies.has(home.voice.study)) home.voice = undefined
  const { navigation } = content.site
  navigation.services = navigation.services.filter(({ services }) => services.length > 0)
}
