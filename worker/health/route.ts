import { Hono } from 'hono'
import { configurationOf } from '../configuration/configuration.ts'
import type { AppEnv } from '../env.ts'
import { allowOnly } from '../http/errors.ts'
import { checkHealth, type Health } from './health.ts'

/** Under a flood of requests, each isolate asks the database once in five seconds. */
const KEPT_SECONDS = 5

const kept = new WeakMap<D1Database, { at: number; health: Health }>()

/**
 * /api/health: for monitors, 200 while enquiries can be stored, notifications are sent and no setting is
 * wrong, else 503. It names wrong settings without their values.
 */
export const health = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { DB: db, VERSION: version } = c.env
    const now = Date.now()
    let known = kept.get(db)
    // A result from the future is also too old: the clock was wrong.
    if (!known || Math.abs(now - known.at) >= KEPT_SECONDS * 1000) {
      known = { at: now, health: await checkHealth(db, now) }
      kept.set(db, known)
    }
    // Most mistakes cause no error and stay until somebody fixes them: a monitor has to see them.
    const mistakes = [...new Set(configurationOf(c.env).mistakes.flatMap(({ names }) => names))]
    const ok = known.health.ok && mistakes.length === 0
    const answer = { ...known.health, ok, mistakes, version: version?.id ?? null }
    if (!answer.ok) return c.json(answer, 503, { 'Retry-After': '30' })
    c.set('cacheControl', `public, max-age=${KEPT_SECONDS}`)
    return c.json(answer, 200)
  })
  .all('/', allowOnly('GET, HEAD'))
