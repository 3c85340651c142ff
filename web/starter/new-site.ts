// npm run new-site [-- --yes --name "Müller & Söhne" --languages en,de --address mueller]: puts the starter, a small
// site in German, English and Arabic, in place of the sample company, with the name and the languages of yours.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { formatFolder } from '#content/format.ts'
import { findTypeface, typefacePackage } from '#content/typeface.ts'
import { run } from '#worker/scripts/run.ts'
import { chooseLanguages } from './choose-languages.ts'
import { NAME, replaceSample, slugOf } from './replace-sample.ts'
import { shareTypeface } from './share-typeface.ts'

const PROJECT = join(import.meta.dirname, '../..')
const FORMATTER = join(PROJECT, 'node_modules/@biomejs/biome/bin/biome')
/** The languages of the starter, its main one first. */
const LANGUAGES = ['de', 'en', 'ar']
const NAMED = { type: 'language', fallback: 'none' } as const

await run(async () => {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      address: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  assertClean()
  const { name, languages, address } = readAnswers(values.yes ? values : await ask(values))
  replaceSample(PROJECT, name, address)
  if (languages.join() !== LANGUAGES.join()) {
    chooseLanguages(join(PROJECT, 'content'), languages)
  }
  formatFolder(join(PROJECT, 'content'))
  // Other names have other lengths, and so other line breaks.
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', '.'], {
    cwd: PROJECT,
    stdio: 'ignore',
  })
  const families = languages.flatMap((tag) => shareTypeface(tag) ?? [])
  const lacking = families.filter((family) => !findTypeface(family)).map(typefacePackage)
  console.log(`
This is the site of ${name} now. To undo it: git reset --hard && git clean -fd content
${lacking.length > 0 ? `0. npm install -D -E ${lacking.join(' ')} brings the letters for share pictures.\n` : ''}1. npm run dev shows each change as you save it, at http://localhost:5173.
2. content/site.yaml has the address, hours, hue, typefaces and languages; content/logo.svg the logo.
3. content/services/, case-studies/, faq/ and pages/ have the texts (content/README.md).
4. All texts, people, prices and legal facts are invented samples, the legal pages under German law: replace them.
5. ${languages.every((tag) => LANGUAGES.includes(tag)) ? '' : 'Texts that begin with TODO(en) are English: translate them; npm run translations lists what is left. '}npm test, then commit.`)
})

interface Answers {
  name?: string | undefined
  /** The name in Latin letters, for addresses, the Worker and the database. */
  address?: string | undefined
  languages?: string | undefined
}

/** @throws {Error} for a name or a language that the starter cannot have */
function readAnswers({ name, languages, address }: Answers) {
  const chosen = languages?.split(/[\s,]+/).filter(Boolean) ?? []
  const unknown = chosen.find((tag) => !isLanguage(tag))
  if (unknown) {
    throw new Error(
      `Nothing was changed: "${unknown}" is no code of a language, such as ja, pt-BR or zh-Hant.`,
    )
  }
  const written = name?.trim().replaceAll("'", '’') || 'Nordlicht Statik'
  if (!NAME.test(written)) {
    throw new Error(
      `Nothing was changed. This needs a name of 2 to 30 letters, digits and spaces, not "${written}"; a longer one goes into content/site.yaml afterward.`,
    )
  }
  const slug = slugOf(address ?? '') || slugOf(written)
  if (!/^[a-z]/.test(slug)) {
    throw new Error(
      `Nothing was changed. Addresses, Worker and database need a name that begins with a Latin letter: --address kobe-works`,
    )
  }
  return {
    name: written,
    address: slug,
    languages: chosen.length > 0 ? [...new Set(chosen)] : LANGUAGES,
  }
}

/** Whether a tag is in its usual form, and known by name. */
function isLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag)
    return canonical === tag && new Intl.DisplayNames('en', NAMED).of(tag) !== undefined
  } catch {
    return false
  }
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
async function ask(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'Without a terminal: npm run new-site -- --yes --name "Your Company" --languages en,de',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log('This replaces Lumenfold with a small site (Ctrl+C: change nothing).')
    const name =
      given.name ??
      (await terminal.question(
        'The name of your company, up to 30 characters [Nordlicht Statik]: ',
      ))
    const languages =
      given.languages ??
      (await terminal.question(
        `Its languages as codes, the main one first [${LANGUAGES.join()}]: `,
      ))
    const isLatin = !name.trim() || /^[a-z]/.test(slugOf(name))
    const address =
      given.address ??
      (isLatin ? '' : await terminal.question('The same name in Latin letters, for addresses: '))
    return { name, languages, address }
  } finally {
    terminal.close()
  }
}
