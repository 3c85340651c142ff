import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type * as z from 'zod'
import { findBrokenReferences, findPhonePlaceholders } from './broken-references.ts'
import { type Content, collections, documents, schemaOf } from './collections.ts'
import { listContentFiles, pathsInLanguage } from './content-files.ts'
import { CONTENT_FOLDER } from './content-folder.ts'
import { isTranslatable } from './find-translatable-texts.ts'
import { fillEntryLists } from './listed-entries.ts'
import { readPictureSizes } from './pictures.ts'
import { ContentError, formatContentProblems, type Problem, toProblems } from './problems.ts'
import type { Source } from './read-source.ts'
import { readSources, readTranslatedSources, type Sources } from './read-sources.ts'
import { translateReferences } from './references.ts'
import { findMissingPluralForms, findMissingTexts } from './required-texts.ts'
import { findFieldLine } from './source-locations.ts'
import { dayIn } from './time-zone.ts'
import { findTranslationFileProblems, findUnknownFiles } from './unknown-and-missing-files.ts'
import { countUntranslated, stripTodo } from './untranslated-texts.ts'

/** The content in the first language. Parameters and errors are those of `loadContentInAllLanguages`. */
export function loadContent(folder?: string, now?: Date): Content {
  return loadContentInAllLanguages(folder, now)[0]
}

/**
 * Reads and checks the whole content folder.
 * @param folder the content folder; CONTENT_FOLDER, except in tests
 * @param now decides, in the site's time zone, which articles are published, and which jobs are open
 * @param early publishes articles before their day, too
 * @returns the content in each language (`site.language`), in the order of site.yaml
 * @throws {ContentError} when any file is unreadable, invalid, or has a broken reference
 */
export function loadContentInAllLanguages(
  folder = CONTENT_FOLDER,
  now = new Date(),
  early = false,
): [Content, ...Content[]] {
  const problems: Problem[] = []
  const files = listContentFiles(folder)
  const pictures = readPictureSizes(folder, problems)
  problems.push(...findUnknownFiles(files))

  /** Each step relies on the one before, so that one mistake gives one message. */
  function stopAtProblems() {
    if (problems.length > 0) throw new ContentError(formatContentProblems(problems.map(locate)))
  }

  function locate(problem: Problem): Problem {
    const path = join(folder, problem.file)
    if (!problem.field || !existsSync(path)) return problem
    const found = problem.found.slice(1, -1)
    return {
      ...problem,
      line: findFieldLine(readFileSync(path, 'utf8').normalize('NFC'), problem.field, found),
    }
  }

  stopAtProblems()
  const sources = readSources(folder, files, problems)
  const first: Content = { ...compile(sources, problems), pictures, missing: new Set() }
  stopAtProblems()
  problems.push(
    ...findMissingTexts(first),
    ...findPhonePlaceholders(first),
    ...findBrokenReferences(first),
    ...findTranslationFileProblems(files, first),
    ...findMissingPluralForms(first.interface, first.site.language, 'interface.yaml'),
  )
  stopAtProblems()

  const languages = Object.keys(first.site.languages)
  const others = languages.slice(1).map((language) => {
    const paths = pathsInLanguage(files, language, languages)
    const compiled = compile(readTranslatedSources(folder, sources, paths, problems), problems)
    const untranslated = [...sources.keys()].filter((name) => !paths.has(name))
    const missing = new Set(untranslated.filter((name) => isTranslatable(schemaOf(name))))
    return { language, paths, content: { ...compiled, pictures, missing } }
  })
  stopAtProblems()
  for (const { language, paths, content } of others) {
    content.site.language = language
    const file = paths.get('interface') ?? 'interface.yaml'
    problems.push(...findMissingPluralForms(content.interface, language, file))
    translateReferences(content, first)
    for (const problem of findBrokenReferences(content)) {
      const name = problem.file.slice(0, -extname(problem.file).length)
      problems.push({ ...problem, file: paths.get(name) ?? problem.file })
    }
  }
  stopAtProblems()

  const contents: [Content, ...Content[]] = [first, ...others.map(({ content }) => content)]
  const today = dayIn(first.site.hours?.timeZone ?? 'UTC', now)
  for (const content of contents) fillEntryLists(content, today, early)
  return contents
}

/** What the schema makes of each source, once. */
const parsed = new WeakMap<Source, ReturnType<typeof parse>>()

function parse(schema: z.ZodType, data: unknown) {
  const waiting = countUntranslated(data)
  const given = waiting > 0 ? stripTodo(data) : data
  return { waiting, result: schema.safeParse(given, { reportInput: true }) }
}

/** The data of the sources in the form that pages use. Where there are problems, it is incomplete. */
function compile(sources: Sources, problems: Problem[]): Omit<Content, 'pictures' | 'missing'> {
  let untranslated = 0
  const compiled = Array.from(sources, ([name, source]): [string, unknown] => {
    const { file, data } = source
    const schema = schemaOf(name)
    const { waiting, result } = parsed.get(source) ?? parse(schema, data)
    parsed.set(source, { waiting, result })
    untranslated += waiting
    if (result.error) problems.push(...toProblems(schema, file, result.error, data))
    // A copy, since references and lists are completed in place.
    return [name, { ...(result.data as object | undefined) }]
  })
  const entries = Object.keys(collections).map((collection) => {
    const own = compiled.filter(([name]) => name.startsWith(`${collection}/`))
    return [
      collection,
      new Map(own.map(([name, entry]) => [name.slice(collection.length + 1), entry])),
    ]
  })
  const single = compiled.filter(([name]) => Object.hasOwn(documents, name))
  return Object.fromEntries([...entries, ...single, ['untranslated', untranslated]])
}
