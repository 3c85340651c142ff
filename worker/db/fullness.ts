import { log } from '../http/log.ts'
import { settings } from '../settings.ts'

/** The shares of the limit at which the inbox and the log start to warn. */
export const NOTICE_SHARE = 0.5
export const LOG_SHARE = 0.8

/** The size of the database and its limit; `share` is 1 when it is full. */
export type Fullness = { bytes: number; limit: number; share: number }

/** The size of the database, which D1 reports with every result, against the limit of settings.ts. */
export function fullnessOf({ meta }: D1Result): Fullness {
  const { databaseLimitBytes: limit } = settings
  return { bytes: meta.size_after, limit, share: meta.size_after / limit }
}

/** The same where there is no result at hand. Rejects when storage fails. */
export async function readFullness(db: D1Database): Promise<Fullness> {
  return fullnessOf(await db.prepare('SELECT 1').run())
}

/** Logs an error from 80% on. Rejects when storage fails. */
export async function warnOfFullness(db: D1Database): Promise<void> {
  const { share, bytes } = await readFullness(db)
  if (share >= LOG_SHARE)
    log('error', 'database_filling', { bytes, percent: Math.round(share * 100) })
}
