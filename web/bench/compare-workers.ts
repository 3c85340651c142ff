import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSqlStatements } from '../../worker/db/split-statements.ts'
import { bundleWorker, startBuiltWorker } from '../../worker/test/built-worker.ts'
import { createHttpClient, type HttpRequest } from './http-client.ts'

const IN_FLIGHT = 8
const TURNS = 6
const OPERATOR_TOKEN = 'token-of-the-benchmark'

// It writes our row into our table, with the indexes and the trigger that listing, searching and counting
// need, and reads a page of them: the difference is the cost of our own code.
const BARE_WORKER = `export default {
  async fetch(request, { DB }) {
    if (request.method === 'GET') {
      return Response.json(await DB.prepare('SELECT * FROM enquiry ORDER BY seq DESC LIMIT 50').all())
    }
    const { name, email, message } = await request.json()
    const id = crypto.randomUUID()
    const now = new Date().toISOString()
    const insert = DB.prepare(\`
      INSERT INTO enquiry (idempotency_key, words_hash, id, reference, status, status_at,
                           created_at, search, thread_search, name, email, language, fields, attribution, message)
      VALUES (NULL, ?1, ?1, ?1, 'new', ?2, ?2, ?5, '', ?3, ?4, '', '{}', '{}', ?5)\`)
    await insert.bind(id, now, name, email, message).run()
    return Response.json({ id }, { status: 201 })
  }
}`

const WORDS =
  'We run four workshops in Leeds and need a portal for bookings; what does a first version cost? '

const authorization = `Basic ${btoa(`ada:${OPERATOR_TOKEN}`)}`
const LIST: HttpRequest = { path: '/api/contacts', headers: { accept: 'text/html', authorization } }

/** With the promised shares of a bare Worker. The list comes last, because it needs rows. */
const KINDS = [
  { what: 'Enquiries of 300 characters stored', request: () => enquiry(300), least: 0.8 },
  { what: 'Enquiries of 9,900 characters stored', request: () => enquiry(9900), least: 0.65 },
  { what: 'Lists of 50 enquiries of 9,900 characters', request: () => LIST, least: 0 },
]

/** Answers per second of the Worker and of a bare one on the same machine, in turns. */
export async function compareWorkers() {
  // The fields of the form are among the built texts.
  const settings = { limit: 1_000_000, site: true, vars: { OPERATOR_TOKEN } }
  const site = await startBuiltWorker(bundleWorker(), settings)
  // Also behind the files of a site: the local runtime asks them first at every request.
  const other = await startBuiltWorker(BARE_WORKER, { site: true })
  const connections = createHttpClient(IN_FLIGHT)

  /** The number of answers in one second. */
  async function turn(origin: string, request: () => HttpRequest): Promise<number> {
    const end = performance.now() + 1_000
    let answers = 0
    const sender = async () => {
      for (; performance.now() < end; answers += 1) {
        const { status } = await connections.send(origin, request())
        if (status >= 300) throw new Error(`Answered ${status}.`)
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, sender))
    return answers
  }

  const migrations = globSync(join(import.meta.dirname, '../../worker/db/migrations/*.sql')).sort()
  const tables = migrations.map((file) => readFileSync(file, 'utf8')).flatMap(splitSqlStatements)
  for (const { database } of [site, other]) {
    await database.batch(tables.map((sql) => database.prepare(sql)))
  }
  const rows: Record<string, string>[] = []
  for (const { what, request, least } of KINDS) {
    let [own, bare] = [0, 0]
    // The first turn warms up.
    for (let at = 0; at <= TURNS; at++) {
      const answers = [await turn(site.origin, request), await turn(other.origin, request)] as const
      if (at > 0) [own, bare] = [own + answers[0], bare + answers[1]]
    }
    const share = Number((own / bare).toFixed(2))
    rows.push({
      'The Worker': what,
      'A second': String(Math.round(own / TURNS)),
      'Share of a bare Worker': share < least ? `**${share}**` : String(share),
      'At least': String(least || ''),
    })
  }
  connections.close()
  await Promise.all([site.stop(), other.stop()])
  const promise =
    'A bare Worker has the same table, insert and select, stands behind the same files, and has nothing else.'
  return { promise, rows }
}

function enquiry(length: number): HttpRequest {
  const id = crypto.randomUUID()
  const message = `${id} ${WORDS.repeat(Math.ceil(length / WORDS.length))}`.slice(0, length)
  const body = JSON.stringify({ name: 'Ada Prospect', email: `${id}@prospect.example`, message })
  // Each sender has a network: the limits refuse nobody, and are counted as on the platform.
  const address = `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address }
  return { method: 'POST', path: '/api/contact', headers, body }
}
