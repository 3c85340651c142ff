import { log } from '../http/log.ts'
import { settings } from '../settings.ts'

/** Shares of the limit from which the inbox, and from which the log, warns. */
export const NOTICED = 0.5
export const LOGGED = 0.8

/** How much the database takes, and of what it may take; `share` is 1 when it is full. */
export type Fullness = { bytes: number; limit: number; share: number }

/** The size that D1 tells with every result, against the limit of settings.ts. */
export function fullnessOf({ meta }: D1Result): Fullness {
  const { databaseLimitBytes: limit } = settings
  return { bytes: meta.size_after, limit, share: meta.size_after / limit }
}

/** The same where there is no result at hand. Rejects when storage fails. */
export async function readFullness(db: D1Database): Promise<Fullness> {
  return fullnessOf(await db.prepare('SELECT 1').run())
}

/** Logs an error from 80 % on. Rejects when storage fails. */
export async function warnOfFullness(db: D1Database): Promise<void> {
  const { share, bytes } = await readFullness(db)
  if (share >= LOGGED) log('error', 'database_filling', { bytes, percent: Math.round(share * 100) })
}
