import { app } from '#worker/app.ts'
import { OPERATOR_TOKEN } from './fetch-in-process.ts'
import { storeEnquiries } from './store-enquiries.ts'

/** Unique words, so that a test finds each place where they come out. */
export const canaryPerson = {
  name: 'Canaryname',
  email: 'canarymail@b.example',
  message: 'Canarymessage 555-0142',
}
export const note = 'Canarynote'
const leaver = 'canaryleaver@b.example'

type Special = {
  /** The statuses of success; those of errors are the same for all routes. */
  does: number[]
  /** Whether the route is public; other routes answer operators only. */
  isPublic?: true
  /** A required query. */
  needs?: string
  /** Bodies that it accepts after `seed`; the first one deletes no rows. */
  sends?: object[]
  /** Whether the route deletes the row in its address. */
  deletes?: true
  /** Whether a POST writes to the database never, or in several steps, between which it may fail. */
  writes?: 'never' | 'in steps'
}

const link: Special = { isPublic: true, does: [200, 404] }
/** A route for the data of one person; it takes each of these addresses. */
const ofPerson = (...emails: string[]): Special => ({
  does: [200],
  sends: emails.map((email) => ({ email })),
})
/** A route that changes one enquiry. */
const change = (...sends: object[]): Special => ({ does: [200, 303, 404, 409], sends })

/** The properties of each route for the tests. */
const ROUTES: Record<string, Special> = {
  'GET /api/health': { isPublic: true, does: [200] },
  'POST /api/contact': {
    isPublic: true,
    does: [201, 303],
    sends: [{ ...canaryPerson, message: 'Canarywish' }],
  },
  'GET /api/contact/sent': { isPublic: true, does: [200, 303] },
  'GET /api/contacts': { does: [200] },
  'POST /api/contacts/export': ofPerson(canaryPerson.email),
  'POST /api/contacts/erase': {
    ...ofPerson('canarynobody@b.example', canaryPerson.email),
    writes: 'in steps',
  },
  'GET /api/contacts/person': { does: [200] },
  'POST /api/contacts/person': { ...ofPerson(canaryPerson.email), writes: 'never' },
  'GET /api/contacts/audit': { does: [200] },
  'GET /api/contacts/subscribers': { does: [200] },
  'POST /api/contacts/subscribers/unsubscribe': { ...ofPerson(leaver), does: [200, 404] },
  'GET /api/contacts/arrivals': { does: [200], needs: 'after=0' },
  'POST /api/contacts/changes': {
    does: [200, 303, 409],
    sends: [
      { ids: ['id-1', 'id-2', 'id-3'], to: 'open' },
      { ids: ['id-1', 'id-2'], to: 'delete' },
    ],
  },
  'POST /api/contacts/changes/undo': {
    does: [200, 303, 404, 409],
    sends: [{ change: '1', list: 'q=canaryquery' }],
  },
  'GET /api/contacts/:id': { does: [200, 404] },
  'POST /api/contacts/:id/status': change({ status: 'open', note }, { status: 'spam', note }),
  'POST /api/contacts/:id/owner': change({ owner: 'ben', note }),
  'POST /api/contacts/:id/later': change({ until: 'monday', note }),
  'POST /api/contacts/:id/replies': {
    ...change({ text: 'Canaryreply', cc: 'canarycc@b.example', version: 0 }),
    does: [201, 303, 404, 409],
  },
  'POST /api/contacts/:id/draft': change({ text: 'Canaryreply', note }, {}),
  'POST /api/contacts/:id/take-back': change({ event: '4' }),
  'POST /api/contacts/:id/email': change({ email: 'canarymail@c.example' }),
  'POST /api/contacts/:id/delete-note': change({ event: '5' }),
  'POST /api/contacts/:id/note': change({ note }),
  'POST /api/contacts/:id/delete': { ...change({ note }), deletes: true },
  'GET /api/session': { isPublic: true, does: [200, 303, 401] },
  'POST /api/session': {
    isPublic: true,
    // Also with a wrong token.
    does: [200, 303, 401],
    sends: [{ name: 'Canaryoperator', password: OPERATOR_TOKEN }],
    writes: 'never',
  },
  'POST /api/session/sign-out': { isPublic: true, does: [200, 303], sends: [{}], writes: 'never' },
  'POST /api/subscribe': {
    isPublic: true,
    does: [201, 303],
    sends: [{ email: 'canarysubscriber@b.example' }],
  },
  'GET /api/subscribe/:id/confirm': link,
  'POST /api/subscribe/:id/confirm': link,
  'GET /api/subscribe/:id/unsubscribe': link,
  'POST /api/subscribe/:id/unsubscribe': link,
}

export type Route = Special & {
  /** The method and the path. */
  name: string
  method: string
  /** With `:id`. */
  path: string
  /** With the id of a row that `seed` stores. */
  address: string
}

/** Every address of the app with its methods; `ALL` stands for the handler that refuses all others. */
export function readPaths(): { method: string; path: string }[] {
  const all = app.routes.flatMap(({ method, path }) => {
    const choices = /:\w+\{\(\?:(.*)\)\}/.exec(path)?.[1]?.split('|') ?? ['']
    return choices.map((choice) => `${method} ${path.replace(/:\w+\{.*\}\??/, choice)}`)
  })
  return [...new Set(all)].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path }
  })
}

/**
 * Every route of the app for one method, in the order of the app, with its properties.
 * @throws {Error} naming a route that has no entry, or an entry that has no route
 */
export function readRoutes(): Route[] {
  // A path with * is of a middleware.
  const paths = readPaths().filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const entries = new Map(Object.entries(ROUTES))
  const routes = paths.map(({ method, path }) => {
    const name = `${method} ${path}`
    const special = entries.get(name)
    if (!special) throw new Error(`${name} has no entry in worker/test/route-cases.ts: add one.`)
    entries.delete(name)
    // The other routes still need their row after a deletion.
    const id = path.endsWith('/delete') ? 'id-3' : 'id-1'
    return { ...special, name, method, path, address: path.replace(':id', id) }
  })
  const [stale] = entries.keys()
  if (stale) throw new Error(`worker/test/route-cases.ts has ${stale}, which no route answers.`)
  return routes
}

const FAR_AWAY = Date.parse('9999-12-31')
const THEN = '2026-11-20T13:00:00.000Z'

/**
 * Stores data for all routes: enquiries that were moved, with failed notifications, old ones and spam; a
 * subscriber; an article.
 */
export async function storeCanaries(db: D1Database): Promise<void> {
  await storeEnquiries(db, 3, (n) => ({
    ...canaryPerson,
    status: n === 3 ? 'spam' : 'done',
    reasons: n === 3 ? ['overflow'] : [],
    ...(n === 2 && { createdAt: '2020-01-01T00:00:00.000Z' }),
  }))
  await db.batch(
    [
      `INSERT INTO event (enquiry_id, at, actor, verified, action, audit_seq, from_status,
         to_status, from_owner, to_owner)
       VALUES ('id-1', '${THEN}', '', 0, 'status', 1, 'new', 'done', '', ''),
              ('id-2', '${THEN}', '', 0, 'status', 1, 'held', 'done', '', '')`,
      `INSERT INTO event (enquiry_id, at, actor, verified, action, text)
       VALUES ('id-1', '${THEN}', 'ada', 0, 'note', '${note}'),
              ('id-1', '${THEN}', 'token', 0, 'reply', NULL),
              ('id-1', '${THEN}', 'token', 0, 'note', '${note}')`,
      `INSERT INTO audit (seq, at, actor, verified, action, enquiry_ids, count)
       VALUES (1, '${THEN}', '', 0, 'status', '["id-1","id-2"]', 2)`,
      `INSERT INTO outbox (id, channel, enquiry_id, state, next_at, created_at)
       VALUES ('msg_1', 'webhook', 'id-1', 'dead', 0, ''),
              ('msg_2', 'webhook', 'id-2', 'waiting', ${FAR_AWAY}, '')`,
      `INSERT INTO draft (enquiry_id, author, verified, operator, since, at, words)
       VALUES ('id-1', 'token', 0, 'token', '${THEN}', '${THEN}', '{"text":"Canarydraft"}')`,
      `INSERT INTO subscription (id, email, created_at, state_at)
       VALUES ('id-1', '${canaryPerson.email}', '', '9999'), ('id-2', '${leaver}', '', '9999')`,
      `INSERT INTO article (url, language, seen_at, mailed_up_to)
       VALUES ('https://a.example/gone', 'en-US', '', 0)`,
    ].map((sql) => db.prepare(sql)),
  )
}
