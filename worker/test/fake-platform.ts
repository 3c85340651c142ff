import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'

/** The answer to a call: `result`, or an error in the platform's format. */
type Answer = { result?: unknown; status?: number; code?: number; message?: string }

const NO_WORKER: Answer = { status: 404, code: 10007, message: 'This Worker does not exist.' }
const NO_DATABASE: Answer = { status: 404, code: 7404, message: 'The database was not found.' }

/**
 * The part of Cloudflare's API that a deployment by wrangler needs, on loopback: one account with one
 * Worker, its assets and secrets, and databases that execute SQL. It also replaces the site. `calls` are
 * those that change something, or run SQL, with their content.
 */
export async function fakePlatform() {
  const worker = { exists: false, secrets: [] as string[], database: '' }
  const databases = new Map<string, DatabaseSync>()
  const assets = new Set<string>()
  const calls: { call: string; body: string }[] = []
  const platform = {
    worker,
    databases,
    assets,
    calls,
    url: '',
    /** Answers a call in the platform's place. */
    refuse: (_call: string): Answer | undefined => undefined,
    close: () => server.close(),
  }

  const routes: [RegExp, (match: string[], body: string) => Answer][] = [
    [/^GET \/workers\/services\/[\w-]+$/, () => ifWorker({ default_environment: { script: {} } })],
    [/^GET \/workers\/scripts\/[\w-]+\/secrets$/, () => ifWorker(secrets())],
    [/^GET \/workers\/scripts\/[\w-]+\/settings$/, () => ifWorker({ bindings: bindings() })],
    [/^GET \/workers\/scripts\/[\w-]+\/deployments$/, () => ifWorker({ deployments: [] })],
    [/^GET \/workers\/subdomain$/, () => ({ result: { subdomain: 'company' } })],
    [/^GET \/workers\/scripts\/[\w-]+\/subdomain$/, () => ifWorker(ENABLED)],
    [/^POST \/workers\/scripts\/[\w-]+\/subdomain$/, () => ({ result: ENABLED })],
    [/^PUT \/workers\/scripts\/[\w-]+\/schedules$/, (_, body) => ({ result: JSON.parse(body) })],
    [/^GET \/workers\/workers\/[\w-]+$/, () => ifWorker({ subdomain: ENABLED })],
    [/^PATCH \/workers\/scripts\/[\w-]+\/script-settings$/, () => ({ result: {} })],
    [/^POST \/workers\/scripts\/[\w-]+\/deployments$/, () => ({ result: { id: ID } })],
    [/^GET \/d1\/database$/, () => ({ result: [...databases.keys()].map(described) })],
    [
      /^POST \/d1\/database$/,
      (_, body) => {
        const { name } = JSON.parse(body) as { name: string }
        databases.set(name, new DatabaseSync(':memory:'))
        return { result: described(name) }
      },
    ],
    [
      /^GET \/d1\/database\/([\w-]+)$/,
      ([, name = '']) => (databases.has(name) ? { result: described(name) } : NO_DATABASE),
    ],
    [
      /^POST \/d1\/database\/([\w-]+)\/query$/,
      ([, name = ''], body) => execute(databases.get(name), JSON.parse(body).sql),
    ],
    [
      /^POST \/workers\/scripts\/[\w-]+\/assets-upload-session$/,
      (_, body) => {
        const manifest = JSON.parse(body).manifest as Record<string, { hash: string }>
        const hashes = new Set(Object.values(manifest).map(({ hash }) => hash))
        const left = [...hashes].filter((hash) => !assets.has(hash))
        const half = Math.ceil(left.length / 2)
        const buckets = [left.slice(0, half), left.slice(half)].filter(({ length }) => length)
        return { result: { jwt: 'a.b.c', buckets } }
      },
    ],
    [
      /^POST \/workers\/assets\/upload$/,
      (_, body) => {
        for (const [, hash = ''] of body.matchAll(/; name="([0-9a-f]{32})"/g)) assets.add(hash)
        return { result: { jwt: 'a.b.c' }, status: 201 }
      },
    ],
    [/^(PUT \/workers\/scripts\/[\w-]+|POST \/workers\/scripts\/[\w-]+\/versions)$/, upload],
  ]

  function ifWorker(result: unknown): Answer {
    return worker.exists ? { result } : NO_WORKER
  }

  function secrets() {
    return worker.secrets.map((name) => ({ name, type: 'secret_text' }))
  }

  function bindings() {
    return worker.database ? [{ type: 'd1', name: 'DB', id: worker.database }] : []
  }

  function upload(_: string[], body: string): Answer {
    const metadata = JSON.parse(/name="metadata"\r\n\r\n(.+)\r\n/.exec(body)?.[1] ?? '{}')
    for (const { type, name, id } of metadata.bindings) {
      if (type === 'secret_text' && !worker.secrets.includes(name)) worker.secrets.push(name)
      if (type === 'd1' && id) worker.database = id
    }
    worker.exists = true
    return { result: { id: ID, deployment_id: ID, resources: { script: { etag: '' } } } }
  }

  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1')
    const { pathname } = new URL(request.url ?? '', platform.url)
    const call = `${request.method} ${pathname.replace('/client/v4/accounts/account', '')}`
    if (request.method !== 'GET') calls.push({ call, body })
    const refused = platform.refuse(call)
    if (!pathname.startsWith('/client/v4') && !refused) return response.end('the site')
    const answer = refused ?? find(call, body)
    const { result = null, status = 200, code, message } = answer
    const errors = code ? [{ code, message }] : []
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: !code, errors, messages: [], result }))
  })

  function find(call: string, body: string): Answer {
    const [pattern, answer] = routes.find(([each]) => each.test(call)) ?? []
    if (pattern && answer) return answer(pattern.exec(call) ?? [], body)
    return { status: 500, code: 1, message: `The fake platform does not know ${call}` }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return platform
}

const ID = '0123456789abcdef0123456789abcdef'
const ENABLED = { enabled: true, previews_enabled: true }

/** The name is also the id. */
function described(name: string) {
  return { uuid: name, name, version: 'production', created_at: '' }
}

/** All of it or nothing. */
function execute(database: DatabaseSync | undefined, sql: string): Answer {
  if (!database) return NO_DATABASE
  try {
    if (/^\s*SELECT/i.test(sql)) return succeeded(database.prepare(sql).all())
    database.exec(`BEGIN;${sql};COMMIT`)
    return succeeded([])
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    return { status: 400, code: 7500, message: (error as Error).message }
  }
}

function succeeded(results: unknown[]): Answer {
  return { result: [{ results, success: true, meta: { duration: 0 } }] }
}
