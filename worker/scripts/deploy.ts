// npm run deploy: all steps of a deployment, in an order that loses nothing. It may be run again after any
// failure: completed steps are detected. Options: --env and --config as in wrangler; --address, the address
// to check afterward, if it is not one that wrangler prints.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ensureDatabase, optionsOf, runD1, targetOptions } from './database.ts'
import { createToken, TOKEN } from './operator-token.ts'
import { run } from './run.ts'
import { buildPages, runTool } from './tools.ts'

/** A new host name takes a while to appear in DNS. */
const PATIENCE_MS = 90_000
const PAUSE_MS = 2_000

await run(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, address: { type: 'string' } } })
  const target = { ...values, local: false }
  const options = optionsOf(target)

  const token = readSecrets(options).includes(TOKEN) ? undefined : await offerToken(target.env)
  console.log(token ? 'An operator token will be uploaded with the Worker.' : `${TOKEN} is set.`)

  if (process.env.SITE_BUILT !== '1') buildPages()
  console.log('The pages are built.')

  const { name, created } = ensureDatabase(target)
  console.log(`The database ${name} ${created ? 'was created' : 'exists'}.`)

  try {
    runD1(target, 'migrations', 'apply', 'DB')
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nA migration failed and was rolled back. Nothing was deployed; the running version is unchanged. Fix it, then run this again.`,
    )
  }
  console.log('Its migrations are applied.')

  // Printed first: if the upload fails late, the token may already be set.
  if (token) console.log(`The operators' token, shown this once:\n\n  ${token}\n`)
  const addresses = ship(options, token)
  const address = values.address ?? addresses[0]
  if (!address) return console.log('Deployed. It has no address yet: README, "Deploy".')
  console.log(`Deployed to ${address}.`)
  await checkDeployment(address)
  console.log(`It answers. The enquiries are at ${new URL('/api/contacts', address)}.`)
})

/** The names of the Worker's secrets: none, when there is no Worker yet. */
function readSecrets(options: string[]): string[] {
  try {
    const secrets = JSON.parse(runTool('wrangler', ['secret', 'list', ...options]))
    return (secrets as { name: string }[]).map(({ name }) => name)
  } catch (error) {
    if (/Worker ".*" .*not found/.test(String(error))) return []
    throw error
  }
}

/** A new token, if somebody at the terminal agrees; else throws an error with the command. */
async function offerToken(env: string | undefined): Promise<string> {
  const command = `npx wrangler secret put ${TOKEN}${env ? ` --env ${env}` : ''}`
  if (process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(`${TOKEN} is not set. Create a random one? [Y/n] `)
    terminal.close()
    if (/^(y|yes|)$/i.test(answer.trim())) return createToken()
  }
  throw new Error(
    `Nothing was deployed: without ${TOKEN} nobody can read the enquiries. Run "${command}" (20 characters or more), then run this again.`,
  )
}

/** Uploads pages and Worker, with the token if there is one. Returns the URLs that respond. */
function ship(options: string[], token: string | undefined): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-deploy-'))
  const [secrets, output] = [join(folder, 'secrets.json'), join(folder, 'output.ndjson')]
  // Ctrl+C ends wrangler, not this before it has removed the token.
  process.once('SIGINT', () => process.exit(130))
  try {
    if (token) writeFileSync(secrets, JSON.stringify({ [TOKEN]: token }), { mode: 0o600 })
    const withToken = token ? ['--secrets-file', secrets] : []
    runTool('wrangler', ['deploy', ...options, ...withToken], {
      WRANGLER_OUTPUT_FILE_PATH: output,
    })
    const entries = readFileSync(output, 'utf8').trim().split('\n')
    const deployed = entries.map((line) => JSON.parse(line)).find(({ type }) => type === 'deploy')
    return (deployed.targets as string[]).flatMap(toAddress)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** wrangler prints a URL, "host (custom domain)", or a route or a schedule, which are no addresses. */
function toAddress(target: string): string[] {
  if (target.startsWith('https://')) return [target]
  const domain = /^(\S+) \(custom domain/.exec(target)?.[1]
  return domain ? [`https://${domain}`] : []
}

/**
 * Checks that a deployed site works, without sending anything: its home page loads, and its Worker reports
 * that it is healthy. Keeps trying for a while.
 * @throws {Error} naming the page with another response
 */
async function checkDeployment(address: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (const path of ['/', '/api/health']) {
    const url = new URL(path, address).href
    for (let said = await ask(url); said; said = await ask(url)) {
      if (Date.now() > end) {
        throw new Error(
          `Deployed, but ${url} ${said}. "npx wrangler tail" shows why, "npx wrangler rollback" restores the previous version.`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** What is wrong with the response at an address, if anything. */
async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (response.ok) return undefined
    return `answers ${response.status}: ${(await response.text()).slice(0, 200)}`
  } catch (error) {
    return `does not answer (${(error as Error).message})`
  }
}
