import { Miniflare } from 'miniflare'
import { applyMigration, applyMissing } from '#worker/db/apply-missing.ts'
import { MIGRATIONS, readMigration } from '#worker/db/migrations.ts'
import { builtWorker, type Modules, quietly } from '#worker/test/built-worker.ts'
import { openConnections } from '../driver/connections.ts'
import { submit } from '../driver/enquiries.ts'
import { asConnectionsAllow } from '../driver/pace.ts'
import type { startReceiver } from '../receiver.ts'
import { WEBHOOK_AWAY } from '../serve-worker.ts'
import { outcomeOf } from './outcome.ts'

const CONNECTIONS = 32

/** Passes a request to the version that it names; the platform chooses one at random. */
const ROUTER = `export default {
  fetch: (request, env) => env[request.headers.get('x-version')].fetch(request)
}`

type Run = {
  submissions: number
  switches: number
  /** Two bundles, on one database. */
  versions: { old: Modules; new: Modules }
  receiver: Awaited<ReturnType<typeof startReceiver>>
}

/**
 * Submits enquiries while the serving version is switched again and again; halfway, the newest migration is
 * applied. Each is sent a second time, to the other version, like an impatient sender's.
 */
export async function submitThroughSwitches({ submissions, switches, versions, receiver }: Run) {
  const vars = { ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url }
  const bindings = {
    old: { type: 'worker', worker: 'old' },
    new: { type: 'worker', worker: 'new' },
  }
  const router = builtWorker('router', ROUTER)
  Object.assign(router.config, { env: bindings })
  const server = new Miniflare({
    ...quietly,
    workers: [
      router,
      builtWorker('old', versions.old, { vars }),
      builtWorker('new', versions.new, { vars }),
    ],
  })
  const connections = openConnections(CONNECTIONS, 20_000)
  /** The number of each answer, by version, schema and status. */
  const answers: Record<string, number> = {}
  let begun = 0
  let schema = 'old'

  try {
    const { origin } = await server.ready
    const db = (await server.getD1Database('DB', 'new')) as unknown as D1Database
    for (const name of MIGRATIONS.slice(0, -1)) await applyMigration(db, name, readMigration(name))

    const send = async (n: number, version: string) => {
      const on = schema
      const as = n % 2 === 0 ? 'json' : 'form'
      const key = n % 4 < 2 ? `submission-${n}` : undefined
      const { status } = await submit(connections, origin, n, {
        as,
        key,
        headers: { 'x-version': version },
      })
      const answer = `${version} on ${on}: ${status}`
      answers[answer] = (answers[answer] ?? 0) + 1
    }
    await asConnectionsAllow(submissions, CONNECTIONS, async (n) => {
      const phase = Math.floor((begun++ * (switches + 1)) / submissions)
      const [serving, other] = phase % 2 === 0 ? ['old', 'new'] : ['new', 'old']
      // A new version may already have applied it.
      if (n === Math.floor(submissions / 2)) await applyMissing(db).then(() => (schema = 'new'))
      await send(n, serving)
      await send(n, other)
    })
    const known = { server, worker: 'new', received: receiver.all }
    const { idOf: _, ...outcome } = await outcomeOf(submissions, known)
    return { ...outcome, answers }
  } finally {
    connections.close()
    await server.dispose()
  }
}
