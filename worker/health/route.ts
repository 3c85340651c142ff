import { Hono } from 'hono'
import { configurationOf } from '../configuration/configuration.ts'
import type { AppEnv } from '../env.ts'
import { allowOnly } from '../http/errors.ts'
import { checkHealth, type Health } from './health.ts'

/** So that a flood of requests asks the database once in five seconds, an isolate. */
const KEPT_SECONDS = 5

const kept = new WeakMap<D1Database, { at: number; health: Health }>()

/**
 * /api/health: for monitors, 200 while enquiries can be taken and are told of, and no setting is wrong, else
 * 503. Of a wrong setting it tells the name, no value.
 */
export const health = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { DB: db, VERSION: version } = c.env
    const now = Date.now()
    let known = kept.get(db)
    // Also when it comes from the future: the clock was wrong then.
    if (!known || Math.abs(now - known.at) >= KEPT_SECONDS * 1000) {
      known = { at: now, health: await checkHealth(db, now) }
      kept.set(db, known)
    }
    // No error shows most mistakes, and each stays until somebody mends it: a monitor has to see it.
    const mistakes = [...new Set(configurationOf(c.env).mistakes.flatMap(({ names }) => names))]
    const ok = known.health.ok && mistakes.length === 0
    const answer = { ...known.health, ok, mistakes, version: version?.id ?? null }
    if (!answer.ok) return c.json(answer, 503, { 'Retry-After': '30' })
    c.set('cacheControl', `public, max-age=${KEPT_SECONDS}`)
    return c.json(answer, 200)
  })
  .all('/', allowOnly('GET, HEAD'))
