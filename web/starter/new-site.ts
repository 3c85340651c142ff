// npm run new-site [-- --yes --name "Müller & Söhne" --languages en,de]: puts the starter, a small site in
// German, English and Arabic, in place of the sample company, with the name and the languages of yours.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { formatFolder } from '#content/format.ts'
import { run } from '#worker/scripts/run.ts'
import { chooseLanguages } from './choose-languages.ts'
import { NAME, replaceSample } from './replace-sample.ts'

const PROJECT = join(import.meta.dirname, '../..')
const FORMATTER = join(PROJECT, 'node_modules/@biomejs/biome/bin/biome')
/** The languages of the starter, its main one first. */
const LANGUAGES = ['de', 'en', 'ar']

await run(async () => {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  assertClean()
  const { name, languages } = readAnswers(values.yes ? values : await ask(values))
  replaceSample(PROJECT, name)
  if (languages.join() !== LANGUAGES.join()) {
    chooseLanguages(join(PROJECT, 'content'), languages)
  }
  formatFolder(join(PROJECT, 'content'))
  // Other names have other lengths, and so other line breaks.
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', '.'], {
    cwd: PROJECT,
    stdio: 'ignore',
  })
  console.log(`
This is the site of ${name} now. To undo it: git reset --hard && git clean -fd content
1. npm run dev shows each change as you save it, at http://localhost:5173.
2. content/site.yaml has the address, hours, hue, typefaces and languages; content/logo.svg the logo.
3. content/services/, case-studies/, faq/ and pages/ have the texts (content/README.md).
4. All texts, people, prices and legal facts are invented samples, the legal pages under German law: replace them.
5. npm test, then commit.`)
})

interface Answers {
  name?: string | undefined
  languages?: string | undefined
}

/** @throws {Error} for a name or a language that the starter cannot have */
function readAnswers({ name, languages }: Answers) {
  const chosen = languages?.split(/[\s,]+/).filter(Boolean) ?? []
  const unknown = chosen.find((tag) => !LANGUAGES.includes(tag))
  if (unknown) {
    throw new Error(`Nothing was changed: "${unknown}" is not one of ${LANGUAGES.join(', ')}.`)
  }
  const written = name?.trim().replaceAll("'", '’') || 'Nordlicht Statik'
  if (!NAME.test(written)) {
    throw new Error(
      `Nothing was changed. This needs a name of 2 to 30 letters, digits and spaces, not "${written}"; a longer one goes into content/site.yaml afterward.`,
    )
  }
  return { name: written, languages: chosen.length > 0 ? [...new Set(chosen)] : LANGUAGES }
}

/** @throws {Error} if git could not undo the replacement */
function assertClean() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('Nothing was changed: this folder needs git, to undo it.')
  if (!stdout) return
  throw new Error(
    `Nothing was changed. Commit or stash these first, so that git can undo the new site:\n${stdout}`,
  )
}

/** @throws {Error} without a terminal, or after Ctrl+C */
async function ask({ name, languages }: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Without a terminal: npm run new-site -- --yes --name "Your Company" --languages en,de',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log('This replaces Lumenfold with a small site (Ctrl+C: change nothing).')
    return {
      name:
        name ??
        (await terminal.question(
          'The name of your company, up to 30 characters [Nordlicht Statik]: ',
        )),
      languages:
        languages ??
        (await terminal.question(
          `Its languages as codes, the main one first [${LANGUAGES.join()}]: `,
        )),
    }
  } finally {
    terminal.close()
  }
}
