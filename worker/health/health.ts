import { applyMissing } from '../db/apply-missing.ts'

/** A notification is due every minute; when one is this late, nobody is being told. */
const LATE_SECONDS = 15 * 60

export type Health = {
  /** Enquiries can be taken and are told of. */
  ok: boolean
  /** Whether the database answers. */
  database: boolean
  /** Files of worker/db/migrations that could not be applied; null when unknown. */
  missingMigrations: string[] | null
  /** How long the notification that waits longest has been due; 0 when none is, null when unknown. */
  overdueSeconds: number | null
}

/**
 * How the Worker does at `now` (milliseconds since 1970). Applies migrations that are missing, so that a
 * deployment that nobody has visited is well, too. Never rejects.
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
