import { applyMissing } from '../db/apply-missing.ts'

/** Due notifications are sent every minute; one that is this late means that none are sent. */
const LATE_SECONDS = 15 * 60

export type Health = {
  /** Whether enquiries can be stored and notifications are sent. */
  ok: boolean
  /** Whether the database answers. */
  database: boolean
  /** Files of worker/db/migrations that could not be applied; null when unknown. */
  missingMigrations: string[] | null
  /** How long the oldest due notification has been due; 0 when none is, null when unknown. */
  overdueSeconds: number | null
}

/**
 * The health of the Worker at `now` (milliseconds since 1970). Applies missing migrations, so that a new
 * deployment is healthy before its first visitor. Never rejects.
 */
export async function checkHealth(db: D1Database, now: number): Promise<Health> {
  const unknown = { ok: false, database: false, missingMigrations: null, overdueSeconds: null }
  try {
    const missing = await applyMissing(db)
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
