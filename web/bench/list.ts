import { bundleWorker } from '../../worker/test/built-worker.ts'
import { startBuilt } from '../../worker/test/driver/start.ts'
import { migrationStatements } from '../../worker/test/migration-statements.ts'
import { storeMany } from '../../worker/test/store-many.ts'
import { type Figure, median } from './figures.ts'

const OPERATOR_TOKEN = 'a-token-for-the-benchmark-only'

const FEW = 1_000
const MANY = 100_000
const REQUESTS_A_RUN = 10

/** What an operator asks the list for, by how many enquiries there are, and how many are then found. */
const QUERIES: [what: string, query: (rows: number) => string, found: number][] = [
  ['first page', () => '', 50],
  ['search that finds one', (rows) => `?q=lf-${rows}`, 1],
  ['search that finds nothing', () => '?q=lighthouse', 0],
]

/** How long GET /api/contacts takes with few and with many enquiries, in turns. */
export async function measureList({ runs }: { runs: number }): Promise<Figure[]> {
  const script = bundleWorker()
  const servers = await Promise.all(
    [FEW, MANY].map(async (rows) => {
      const server = await startBuilt(script, { vars: { OPERATOR_TOKEN }, limit: 1_000_000 })
      await server.database.batch(migrationStatements().map((sql) => server.database.prepare(sql)))
      await storeMany(server.database, rows, ['A planet', 'A star far away'])
      return { rows, ...server }
    }),
  )
  const figures: Figure[] = []
  try {
    for (const [what, query, found] of QUERIES) {
      const times = servers.map((): number[] => [])
      // The first turn warms up.
      for (let round = 0; round <= runs * REQUESTS_A_RUN; round++) {
        for (const [index, { origin, rows }] of servers.entries()) {
          const time = await ask(`${origin}/api/contacts${query(rows)}`, found)
          if (round > 0) times[index]?.push(time)
        }
      }
      const [few = Number.NaN, many = Number.NaN] = times.map(median)
      figures.push(
        {
          what: `List of ${MANY.toLocaleString('en')} enquiries, ${what}`,
          value: many,
          unit: ' ms',
        },
        {
          what: `The same beside ${FEW.toLocaleString('en')} enquiries`,
          value: many / few,
          unit: ' ×',
        },
      )
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  return figures
}

/** @throws {Error} when something else is found: a wrong answer is quick */
async function ask(url: string, found: number): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } })
  const { contacts } = (await response.json()) as { contacts?: unknown[] }
  const time = performance.now() - start
  if (contacts?.length === found) return time
  throw new Error(`${url} answered ${response.status} with ${contacts?.length}, expected ${found}.`)
}
