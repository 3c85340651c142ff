import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'

/** In place of wrangler's output; an error is thrown. */
type Answers = Record<string, string | Error>
const EMPTY: Answers = { 'secret list': '[{"name":"OPERATOR_TOKEN"}]', 'd1 list': '[]' }

/** Runs `npm run deploy` with a stand-in for wrangler, and nobody at the terminal. */
async function deploy(answers: Answers, health = '') {
  const steps: string[] = []
  const lines: string[] = []
  vi.doMock('wrangler', () => ({
    unstable_readConfig: () => ({ d1_databases: [{ database_name: 'site-db' }] }),
  }))
  vi.doMock('./tools.ts', () => ({
    PROJECT: process.cwd(),
    buildPages: () => void steps.push('build'),
    runTool(_: string, [first, second]: string[], env: Record<string, string> = {}) {
      const step = first === 'deploy' ? first : `${first} ${second}`
      steps.push(step)
      const response = answers[step] ?? ''
      if (response instanceof Error) throw response
      const output = env.WRANGLER_OUTPUT_FILE_PATH
      if (output) writeFileSync(output, '{"type":"deploy","targets":["https://site.example"]}')
      return response
    },
  }))
  vi.stubGlobal('fetch', async (url: string) => {
    steps.push(url)
    // As if the answer took longer than anybody waits.
    if (health) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100_000 })
    return new Response(health, { status: health ? 503 : 200 })
  })
  const exit = new Error('process.exit')
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw exit
  })
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(line))
  const { argv } = process
  process.argv = ['node', 'deploy.ts']
  onTestFinished(() => {
    process.argv = argv
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  vi.resetModules()
  const outcome = await import('./deploy.ts').catch((error) => error)
  return { failed: outcome === exit, steps, said: lines.join('\n') }
}

const FIRST = ['secret list', 'build', 'd1 list', 'd1 create', 'd1 migrations', 'deploy']
const CHECKS = ['https://site.example/', 'https://site.example/api/health']

test('the first deployment creates the database and checks the site last; the next one creates none', async () => {
  const next = { ...EMPTY, 'd1 list': '[{"name":"site-db"}]' }

  expect(await deploy(EMPTY)).toMatchObject({ failed: false, steps: [...FIRST, ...CHECKS] })
  expect((await deploy(next)).steps).toEqual(
    [...FIRST, ...CHECKS].filter((step) => step !== 'd1 create'),
  )
})

test('an unhealthy site is reported after its deployment, with its answer', async () => {
  const { failed, said } = await deploy(EMPTY, 'no such table')

  expect(failed).toBe(true)
  expect(said).toMatch('Deployed, but https://site.example/ answers 503: no such table.')
})

test('after a failing migration, nothing is deployed, and the reason is said', async () => {
  const { failed, steps, said } = await deploy({
    ...EMPTY,
    'd1 migrations': new Error('it exists'),
  })

  expect({ failed, steps }).toEqual({ failed: true, steps: FIRST.slice(0, -1) })
  expect(said).toMatch(/it exists\n.*the running version is unchanged/)
})

test('without an operator token, deploys nothing and names the command that sets one', async () => {
  const { failed, steps, said } = await deploy({ ...EMPTY, 'secret list': '[]' })

  expect({ failed, steps }).toEqual({ failed: true, steps: ['secret list'] })
  expect(said).toContain('"npx wrangler secret put OPERATOR_TOKEN"')
})
