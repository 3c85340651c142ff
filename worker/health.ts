import { Hono } from 'hono'
import { applyMissingMigrations } from './db/migrations.ts'
import type { AppEnv } from './env.ts'
import { allowOnly } from './http/errors.ts'
import { getConfiguration } from './secrets-and-variables.ts'

/** Due notifications are sent every minute; one that is this late means that none are sent. */
const LATE_SECONDS = 15 * 60

/**
 * /api/health: for monitors, 200 while enquiries can be stored, notifications are sent and no setting is
 * wrong, else 503. It names wrong settings without their values.
 */
export const healthRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const health = await checkHealth(c.env.DB, Date.now())
    // Most mistakes cause no error and stay until somebody fixes them: a monitor has to see them.
    const mistakes = [...new Set(getConfiguration(c.env).mistakes.flatMap(({ names }) => names))]
    const ok = health.ok && mistakes.length === 0
    const body = { ...health, ok, mistakes, version: c.env.VERSION?.id ?? null }
    return ok ? c.json(body) : c.json(body, 503, { 'Retry-After': '30' })
  })
  .all('/', allowOnly('GET, HEAD'))

/** Applies missing migrations, before the first visitor comes. What it cannot know is null, or false. Never rejects. */
async function checkHealth(db: D1Database, now: number) {
  const unknown = { ok: false, database: false, missingMigrations: null, overdueSeconds: null }
  try {
    const missing = await applyMissingMigrations(db)
    if (missing.length > 0) return { ...unknown, database: true, missingMigrations: missing }
    const due = await db
      .prepare("SELECT min(next_at) AS due FROM outbox WHERE state = 'waiting'")
      .first<number>('due')
    const overdueSeconds = Math.max(0, Math.floor((now - (due ?? now)) / 1000))
    const ok = overdueSeconds < LATE_SECONDS
    return { ok, database: true, missingMigrations: missing, overdueSeconds }
  } catch {
    return unknown
  }
}
