import { bundleWorker, type Modules } from '../../worker/test/built-worker.ts'
import { type Connections, openConnections } from '../../worker/test/driver/connections.ts'
import { startBuilt } from '../../worker/test/driver/start.ts'
import { migrationStatements } from '../../worker/test/migration-statements.ts'
import type { Figure } from './figures.ts'

const TURNS_A_RUN = 2
const TURN_MS = 1_000
const IN_FLIGHT = 8

/** By length of the message: the minimum throughput, relative to a Worker with the same insert. */
const LENGTHS = { 300: 0.8, 9900: 0.65 }

// The bare Worker writes our row into our table, with the indexes and the trigger that listing, searching
// and counting need: the difference is the cost of our own code.
const SAME_INSERT = `export default {
  async fetch(request, { DB }) {
    const { name, email, message } = await request.json()
    const id = crypto.randomUUID()
    const now = new Date().toISOString()
    const insert = DB.prepare(\`
      INSERT INTO contact (idempotency_key, fingerprint, id, reference, status, status_at,
                           created_at, reasons, search, name, email, service_interest, message)
      VALUES (NULL, ?1, ?1, ?1, 'new', ?2, ?2, '[]', ?5, ?3, ?4, '', ?5)\`)
    await insert.bind(id, now, name, email, message).run()
    return Response.json({ id }, { status: 201 })
  }
}`

const WORDS =
  'We run four workshops in Leeds and need a portal where customers book repairs see prices and pay. ' +
  'The old system is a spreadsheet; could you tell us how long a first version takes and what it costs? '

/** Stored enquiries per second, compared with a bare Worker on the same machine, in turns. */
export async function measureApi(runs: number): Promise<Figure[]> {
  const servers = await Promise.all([bundleWorker(), SAME_INSERT].map(startWithTables))
  const connections = openConnections(IN_FLIGHT)
  const figures: Figure[] = []
  try {
    for (const [length, least] of Object.entries(LENGTHS)) {
      const counts = servers.map(() => 0)
      // The first turn warms up.
      for (let round = 0; round <= runs * TURNS_A_RUN; round++) {
        for (const [index, { origin }] of servers.entries()) {
          const stored = await turn(origin, connections, Number(length))
          if (round > 0) counts[index] = (counts[index] ?? 0) + stored
        }
      }
      const [ours = 0, bare = 0] = counts
      const rate = Math.round((ours * 1000) / (runs * TURNS_A_RUN * TURN_MS))
      const what = `Enquiries of ${length} characters stored (${rate} a second)`
      const unit = ' × a bare Worker with the same insert'
      figures.push({ what, value: ours / bare, unit, least })
    }
  } finally {
    connections.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  return figures
}

async function startWithTables(script: Modules | string) {
  const server = await startBuilt(script, { limit: 1_000_000 })
  const statements = migrationStatements().map((sql) => server.database.prepare(sql))
  await server.database.batch(statements)
  return server
}

/** Sends enquiries for one turn over parallel connections, and resolves to the number of stored ones. */
async function turn(origin: string, connections: Connections, length: number): Promise<number> {
  const end = performance.now() + TURN_MS
  let stored = 0
  const sender = async () => {
    while (performance.now() < end) {
      await send(origin, connections, length)
      stored += 1
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, sender))
  return stored
}

async function send(origin: string, connections: Connections, length: number): Promise<void> {
  const id = crypto.randomUUID()
  const message = `${id} ${WORDS.repeat(Math.ceil(length / WORDS.length))}`.slice(0, length)
  const body = JSON.stringify({ name: 'Ada Prospect', email: `${id}@prospect.example`, message })
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': id }
  const { status } = await connections.send(origin, {
    method: 'POST',
    path: '/api/contact',
    headers,
    body,
  })
  if (status !== 201) throw new Error(`Answered ${status}.`)
}
