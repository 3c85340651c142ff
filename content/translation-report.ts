// npm run translations: the files and texts that each language lacks.
import { schemaOf } from './collections.ts'
import { listContentFiles, pathsInLanguage } from './content-files.ts'
import { isTranslatable } from './find-translatable-texts.ts'
import { findMissingTranslations } from './merge-translation.ts'
import { formatContentProblems, type Problem } from './problems.ts'
import { readSource, type Source } from './read-source.ts'
import { readSources } from './read-sources.ts'
import { siteSchema } from './schema/site.ts'
import { countUntranslated } from './untranslated-texts.ts'

/**
 * The state of the translations as text: for each language the texts that wait for their translation, the missing
 * files and the missing texts.
 * @param folder the content folder
 * @throws {Error} when a file is unreadable or site.yaml is invalid
 */
export function translationReport(folder: string): string {
  const problems: Problem[] = []
  const files = listContentFiles(folder)
  const sources = readSources(folder, files, problems)
  const { languages } = siteSchema.parse(sources.get('site')?.data)
  const tags = Object.keys(languages)

  function stateOf(name: string, original: Source, path: string | undefined): string[] {
    if (!path) return [`${original.file} has no translation`]
    const data = readSource(folder, path, problems)?.data
    const missing = findMissingTranslations(schemaOf(name), original.data, data)
    return [...waitingIn(path, data), ...missing.map((field) => `${path} lacks ${field}`)]
  }

  const states = tags.flatMap((language, index) => {
    const paths = pathsInLanguage(files, language, tags)
    const lines = [...sources].flatMap(([name, original]) => {
      if (index === 0) return waitingIn(original.file, original.data)
      const isOwn = isTranslatable(schemaOf(name)) && paths.get(name) !== original.file
      return isOwn ? stateOf(name, original, paths.get(name)) : []
    })
    if (index === 0 && lines.length === 0) return []
    const state = lines.length > 0 ? lines : ['complete']
    return [`${languages[language]} (${language})`, ...state].join('\n  ')
  })
  if (problems.length > 0) throw new Error(formatContentProblems(problems))
  return states.join('\n\n') || 'content/site.yaml has one language.'
}

function waitingIn(file: string, data: unknown): string[] {
  const count = countUntranslated(data)
  return count > 0 ? [`${file}: texts to translate: ${count}`] : []
}

if (import.meta.main) console.log(translationReport(import.meta.dirname))
