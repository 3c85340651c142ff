import { type Content, schemaOf } from './collections.ts'
import { dataByName, mapReferences } from './map-references.ts'
import { referents } from './referents.ts'

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
