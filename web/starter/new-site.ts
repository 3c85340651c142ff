// npm run new-site [-- --yes --name "Müller & Söhne" --languages en,de --address mueller]: puts the starter, a small
// site in English, in place of the sample company, with the name and the languages of yours.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findTypeface, typefacePackage } from '#content/typeface.ts'
import { exitOnError } from '#worker/scripts/exit-on-error.ts'
import { applyLanguages, scriptTypeface } from './apply-languages.ts'
import { type GivenAnswers, readAnswers } from './read-answers.ts'
import { replaceSample } from './replace-sample.ts'

const PROJECT = join(import.meta.dirname, '../..')
const FORMATTER = join(PROJECT, 'node_modules/@biomejs/biome/bin/biome')

await exitOnError(async () => {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      address: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  assertClean()
  const { name, languages, address } = await answersOf(values).catch((error) => {
    throw new Error(`Nothing was changed. ${error.message}`)
  })
  replaceSample(PROJECT, name, address)
  applyLanguages(join(PROJECT, 'content'), languages)
  // Other names have other lengths, and so other line breaks.
  execFileSync(process.execPath, [FORMATTER, 'format', '--write', '.'], {
    cwd: PROJECT,
    stdio: 'ignore',
  })
  const families = languages.flatMap((tag) => scriptTypeface(tag) ?? [])
  const lacking = families.filter((family) => !findTypeface(family)).map(typefacePackage)
  const answers = `--yes --name "${name}" --languages ${languages.join()} --address ${address}`
  const steps = [
    `Before your own changes: git add --all && git commit -m 'npx node web/starter/new-site.ts ${answers}'`,
    ...(lacking.length > 0
      ? [`npm install -D -E ${lacking.join(' ')} brings the letters of ${languages.join(', ')}.`]
      : ['No further typeface is needed for the letters of these languages.']),
    'npm run dev shows each change as you save it, at http://localhost:5173.',
    'content/site.yaml has the address, hours, hue, typefaces and languages; content/logo.svg the logo.',
    'content/services/, case-studies/, faq/ and pages/ have the texts (content/README.md).',
    'All texts, people, prices and figures are invented samples: replace them, the privacy policy by one for your country.',
    ...(languages.every((tag) => new Intl.Locale(tag).language === 'en')
      ? []
      : [
          'Texts that begin with TODO(en) are English: translate them; npm run translations lists what is left.',
        ]),
    'npm test, then commit.',
  ]
  console.log(`
This is the site of ${name} now. To undo it: git reset --hard && git clean -fd content
${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
Newer versions need the commit of step 1 (.github/operations/deploy.md, "A newer version").`)
})

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

/** The answers of the command line, the others asked in the terminal. */
async function answersOf({ yes, ...given }: GivenAnswers & { yes?: boolean | undefined }) {
  if (yes) return readAnswers(given, undefined)
  if (!process.stdin.isTTY) {
    throw new Error(
      'Without a terminal: npm run new-site -- --yes --name "Your Company" --languages en,de',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log('This replaces Lumenfold with a small site (Ctrl+C: change nothing).')
    return await readAnswers(given, (question) => terminal.question(question))
  } finally {
    terminal.close()
  }
}
