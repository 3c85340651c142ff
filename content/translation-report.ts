// npm run translations: the files and texts that each language lacks, and the texts that changed after
// their translation, according to git.
import { spawnSync } from 'node:child_process'
import { extname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { schemaOf } from './collections.ts'
import { listFiles, pathsOf } from './content-files.ts'
import { isGroup } from './is-group.ts'
import { type Problem, report } from './problem.ts'
import { parseText, readSource, type Source } from './read-source.ts'
import { siteSchema } from './schema/site.ts'
import { readSources } from './sources.ts'
import { countStandIns } from './stand-in.ts'
import { hasTexts, textsOf } from './texts-of.ts'
import { missingTexts } from './translate.ts'

/**
 * The state of the translations as text: for each language the texts that wait for their translation, the missing
 * files, the missing texts, and the texts that git has in another wording at the last commit of their translation.
 * @param folder the content folder
 * @throws {Error} when a file is unreadable or site.yaml is invalid
 */
export function translationReport(folder: string): string {
  const problems: Problem[] = []
  const files = listFiles(folder)
  const sources = readSources(folder, files, problems)
  const commits = lastCommits(folder)
  const { languages } = siteSchema.parse(sources.get('site')?.data)
  const [firstLanguage = ''] = Object.keys(languages)

  function stateOf(name: string, original: Source, path: string | undefined): string[] {
    if (!path) return [`${original.file} has no translation`]
    const translation = readSource(folder, path, problems)
    const waiting = countStandIns(translation?.data)
    const missing = missingTexts(schemaOf(name), original.data, translation?.data)
    const commit = commits?.get(path)
    const changed =
      commit && translation
        ? changedTexts(folder, name, [original, translation], commit, firstLanguage)
        : []
    return [
      ...waitingIn(path, waiting),
      ...missing.map((field) => `${path} lacks ${field}`),
      ...changed
        .filter((field) => !missing.includes(field))
        .map((field) => `${path} has an old ${field}, of commit ${commit?.slice(0, 7)}`),
    ]
  }

  const own = [...sources.values()].flatMap(({ file, data }) =>
    waitingIn(file, countStandIns(data)),
  )
  const states = Object.entries(languages)
    .slice(1)
    .map(([language, ownName]) => {
      const paths = pathsOf(files, language, Object.keys(languages))
      const lines = [...sources].flatMap(([name, original]) =>
        hasTexts(schemaOf(name)) && paths.get(name) !== original.file
          ? stateOf(name, original, paths.get(name))
          : [],
      )
      return [`${ownName} (${language})`, ...(lines.length > 0 ? lines : ['complete'])].join('\n  ')
    })
  if (problems.length > 0) throw new Error(report(problems))
  if (own.length > 0) {
    states.unshift([`${languages[firstLanguage]} (${firstLanguage})`, ...own].join('\n  '))
  }
  if (states.length === 0) return 'content/site.yaml has one language.'
  if (!commits) states.push('Changed texts are unknown: git has no history of the content.')
  return states.join('\n\n')
}

/** The last commit of each file of the folder; undefined without git. */
function lastCommits(folder: string): Map<string, string> | undefined {
  const log = git(folder, ['log', '--format=commit %H', '--name-only', '--relative'])
  if (log === undefined) return undefined
  const commits = new Map<string, string>()
  let commit = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (!commits.has(line)) commits.set(line, commit)
  }
  return commits
}

/**
 * The dotted paths of the texts that a commit has in another wording in this language, or not at all, while their
 * translation is that of the commit. Nobody knows them for a commit in which another language was the first one, or
 * in which they waited for their translation.
 */
function changedTexts(
  folder: string,
  name: string,
  [original, translation]: [Source, Source],
  commit: string,
  language: string,
) {
  const before = (path: string) => {
    const text = git(folder, ['show', `${commit}:./${path}`])
    return text === undefined ? undefined : parseText(text, extname(path))
  }
  const site = before('site.yaml')
  if (!isGroup(site) || Object.keys(site.languages ?? {})[0] !== language) return []
  const textsIn = (data: unknown) =>
    new Map(textsOf(schemaOf(name), data).map(({ path, value }) => [path, value]))
  const changesOf = ({ file, data }: Source) => {
    const old = textsIn(before(file))
    const changed = [...textsIn(data)].filter(
      ([path, value]) => !isDeepStrictEqual(value, old.get(path)),
    )
    return { old, changed: changed.map(([path]) => path) }
  }
  const { old, changed } = changesOf(original)
  const renewed = changesOf(translation).changed
  return changed.filter((path) => countStandIns(old.get(path)) === 0 && !renewed.includes(path))
}

function waitingIn(file: string, count: number): string[] {
  return count > 0 ? [`${file}: texts to translate: ${count}`] : []
}

/** The output of a git command; undefined when it fails. */
function git(folder: string, parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return status === 0 ? stdout : undefined
}

if (import.meta.main) console.log(translationReport(import.meta.dirname))
