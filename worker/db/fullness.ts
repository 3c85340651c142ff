import { log } from '../http/log.ts'
import { settings } from '../settings.ts'

/** The shares of the limit at which the inbox and the log start to warn. */
export const NOTICE_SHARE = 0.5
export const LOG_SHARE = 0.8

/** The size of the database, and its share of the limit in settings.ts: 1 when it is full. */
export type Fullness = { bytes: number; share: number }

/** D1 reports the size with every result. */
export async function readFullness(db: D1Database): Promise<Fullness> {
  const { meta } = await db.prepare('SELECT 1').run()
  return { bytes: meta.size_after, share: meta.size_after / settings.databaseLimitBytes }
}

/** Logs an error from 80% on. */
export async function warnOfFullness(db: D1Database): Promise<void> {
  const { share, bytes } = await readFullness(db)
  if (share >= LOG_SHARE)
    log('error', 'database_filling', { bytes, percent: Math.round(share * 100) })
}
