/**
 * npm run bench:contact: what a stored enquiry costs beside a bare Worker that does one prepared
 * insert. Both run in one process, in turns of a second, so that whatever else the machine does
 * slows both: only the ratios mean anything. Talks to loopback only, ends after about a minute and
 * keeps nothing.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { PROJECT, runTool } from '../scripts/wrangler.ts'
import { migrationStatements } from './migration-statements.ts'

const LENGTHS = [300, 9_900]
const ROUNDS = 12
const TURN_MS = 1_000
const IN_FLIGHT = 8

const BARE = `export default {
  async fetch(request, { DB }) {
    const { name, email, message } = await request.json()
    const insert = DB.prepare('INSERT INTO message (name, email, message) VALUES (?1, ?2, ?3)')
    await insert.bind(name, email, message).run()
    return Response.json({}, { status: 201 })
  }
}`

const WORDS =
  'We run four workshops in Leeds and need a portal where customers book repairs see prices and pay. ' +
  'The old system is a spreadsheet; could you tell us how long a first version takes and what it costs? '

const folder = mkdtempSync(join(tmpdir(), 'lumenfold-bench-'))
runTool('wrangler', ['deploy', '--dry-run', '--outdir', folder])
const script = readFileSync(join(folder, 'index.js'))
console.log(`script: ${Math.round(gzipSync(script).length / 102.4) / 10} KB compressed`)
console.log(`script loaded in ${loadTime()} ms of CPU (median of nine Node processes)`)

const ours = await serve(script.toString(), migrationStatements())
const bare = await serve(BARE, ['CREATE TABLE message (name TEXT, email TEXT, message TEXT)'])
const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
try {
  for (const length of LENGTHS) {
    for (const server of [ours, bare]) await turn(server.url, length)
    const counts = { ours: 0, bare: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      counts.ours += await turn(ours.url, length)
      counts.bare += await turn(bare.url, length)
    }
    const ratio = (counts.ours / counts.bare).toFixed(2)
    const rate = (count: number) => `${Math.round((count * 1000) / (ROUNDS * TURN_MS))}/s`
    console.log(
      `${length} characters: ${ratio} of the bare Worker (${rate(counts.ours)} and ${rate(counts.bare)})`,
    )
  }
} finally {
  agent.destroy()
  await Promise.all([ours.stop(), bare.stop()])
  rmSync(folder, { recursive: true })
}

async function serve(contents: string, tables: string[]) {
  const { compatibility_date: compatibilityDate = '' } = unstable_readConfig({
    config: join(PROJECT, 'wrangler.toml'),
  })
  const limit = { type: 'rate-limit', simple: { limit: 1_000_000, period: 60 } } as const
  const server = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    workers: [
      {
        config: {
          name: 'bench',
          compatibilityDate,
          manifest: { mainModule: 'index.js', modules: { 'index.js': { type: 'esm', contents } } },
          env: {
            DB: { type: 'd1', id: 'bench' },
            FORM_LIMIT: { ...limit, namespace: '1' },
            OPERATOR_LIMIT: { ...limit, namespace: '3' },
          },
        },
      },
    ],
  })
  const { origin } = await server.ready
  const db = await server.getD1Database('DB')
  await db.batch(tables.map((sql) => db.prepare(sql)))
  return { url: `${origin}/api/contact`, stop: () => server.dispose() }
}

/** Sends enquiries for one turn, so many at once, and resolves to how many were answered 201. */
async function turn(url: string, length: number): Promise<number> {
  const end = performance.now() + TURN_MS
  let stored = 0
  const worker = async () => {
    while (performance.now() < end) {
      await send(url, length)
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  return stored
}

function send(url: string, length: number): Promise<void> {
  const id = crypto.randomUUID()
  const message = `${id} ${WORDS.repeat(Math.ceil(length / WORDS.length))}`.slice(0, length)
  const body = JSON.stringify({ name: 'Ada Prospect', email: `${id}@prospect.example`, message })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cf-connecting-ip': id,
  }
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 201) resolve()
        else reject(new Error(`Answered ${response.statusCode}.`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}

function loadTime(): number {
  const load = `const before = process.cpuUsage(); await import(${JSON.stringify(join(folder, 'index.js'))});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000)`
  const times = Array.from({ length: 9 }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', load], {
        encoding: 'utf8',
      }),
    ),
  )
  return Math.round(times.toSorted((a, b) => a - b)[4] ?? 0)
}
