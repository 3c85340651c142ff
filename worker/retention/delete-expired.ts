import { DAY_MS, timestampBefore } from '../time.ts'
import { ERASE_BATCH_SIZE, eraseRecords } from './erase-records.ts'
import { auditRetentionDays, retentionDays, subscriptionRetentionDays } from './retention-days.ts'

/** 20,000 records a night; the rest waits for the next night. */
const MAX_BATCHES = 100

/** Who deletes what expired, in the audit. */
export const RETENTION_ACTOR = { name: 'retention', verified: true }

const tables = [
  {
    table: 'enquiry',
    column: 'status',
    // A reply, which perhaps waits to be sent, begins the period again, and so do the mail that comes back to it and the
    // day to which an operator put it off.
    only: "max(ifnull(waits_since, ''), ifnull(due_at, '')) < ?2",
    action: 'expire',
    periods: retentionDays,
  },
  {
    table: 'subscription',
    column: 'state',
    // Nobody has asked them yet (subscribers/missed-confirmations.ts).
    only: 'confirmation_missed = 0',
    action: 'expire-subscription',
    periods: subscriptionRetentionDays,
  },
] as const

/**
 * Deletes the records whose retention period (retention-days.ts) has ended at `now`, the longest expired of each
 * status first, and records the deletion in the audit. Resolves to the number of deleted records, 20,000 at
 * most. When storage fails, earlier deletions remain, and are in the audit.
 */
export async function deleteExpiredRecords(db: D1Database, now: Date): Promise<number> {
  let expired = 0
  let batches = 0
  for (const { table, column, only, action, periods } of tables) {
    const where = `${column} = ?1 AND ${column}_at < ?2 AND ${only}`
    const order = `${column}_at, seq`
    for (const [value, days] of Object.entries<number | null>(periods)) {
      if (days === null) continue
      const values: [string, string] = [value, timestampBefore(now, days * DAY_MS)]
      let deleted = ERASE_BATCH_SIZE
      while (deleted === ERASE_BATCH_SIZE && batches < MAX_BATCHES) {
        const choice = { where, order, values }
        deleted = (await eraseRecords(db, table, choice, { actor: RETENTION_ACTOR, action })).count
        expired += deleted
        batches++
      }
    }
  }
  return expired
}

export async function deleteExpiredAuditEntries(db: D1Database, now: Date): Promise<void> {
  const from = timestampBefore(now, auditRetentionDays * DAY_MS)
  await db.prepare('DELETE FROM audit WHERE at < ?1').bind(from).run()
}
