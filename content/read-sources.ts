import { collections, documents, extensionOf, isOptionalDocument, schemaOf } from './collections.ts'
import { type ContentFile, pathsByName } from './content-files.ts'
import { mergeTranslation } from './merge-translation.ts'
import type { Problem } from './problems.ts'
import { readSource, type Source } from './read-source.ts'
import { isRecord } from './schema/field-types.ts'

/** The sources of the entries and documents in one language, by their names. */
export type Sources = Map<string, Source>

/**
 * Reads the first language. The data of an entry has its id, too. An optional page without a file is not in it.
 * @param problems receives those of missing and broken files, which the result leaves out
 */
export function readSources(folder: string, files: ContentFile[], problems: Problem[]): Sources {
  const sources: Sources = new Map()
  const paths = pathsByName(files, '')
  for (const name of new Set([...paths.keys(), ...Object.keys(documents)])) {
    const [collection = '', id] = name.split('/')
    const isEntry = Object.hasOwn(collections, collection)
    if (!isEntry && !Object.hasOwn(documents, name)) continue
    if (!paths.has(name) && isOptionalDocument(name)) continue
    const path = paths.get(name) ?? name + extensionOf(schemaOf(name))
    const source = readSource(folder, path, problems)
    if (source && isEntry && isRecord(source.data)) source.data = { ...source.data, id }
    if (source) sources.set(name, source)
  }
  return sources
}

/**
 * Reads another language, and merges it with the first. Without a translation, an entry is left out
 * and a document is that of the first language.
 * @param paths the paths of the translations, by their names
 */
export function readTranslatedSources(
  folder: string,
  first: Sources,
  paths: Map<string, string>,
  problems: Problem[],
): Sources {
  const sources: Sources = new Map()
  for (const [name, source] of first) {
    const path = paths.get(name)
    if (path && path !== source.file) {
      const translation = readSource(folder, path, problems)
      if (!translation) continue
      sources.set(name, mergeTranslation(schemaOf(name), source, translation, problems))
    } else if (path || Object.hasOwn(documents, name)) {
      sources.set(name, source)
    }
  }
  return sources
}
