import type { ContactStatus } from '../contact/status.ts'
import { orUnavailable } from '../db/or-unavailable.ts'
import { settings } from '../settings.ts'
import { ERASE_BATCH, erase } from './erase.ts'

/** 20,000 records a night; what is left waits for the next. */
const MAX_BATCHES = 100

const DAY_MS = 24 * 60 * 60 * 1000
const actor = { name: 'retention', verified: true }

const kinds = {
  contact: {
    action: 'expire',
    where: 'status = ?1 AND status_at < ?2',
    order: 'status_at, seq',
  },
  subscription: {
    action: 'expire-subscription',
    where: 'state = ?1 AND state_at < ?2',
    order: 'state_at, seq',
  },
} as const

// A status without its days is an error here.
const retentionDays: Record<ContactStatus, number> = settings.retentionDays

const rules = [
  ...Object.entries(retentionDays).map(
    ([status, days]) => ({ table: 'contact', status, days }) as const,
  ),
  ...Object.entries(settings.subscriptionRetentionDays).map(
    ([status, days]) => ({ table: 'subscription', status, days }) as const,
  ),
]

/**
 * Deletes what settings.ts no longer keeps at `now`, the longest expired of each status first, and
 * appends to the audit what it was; then what the audit itself keeps no longer. Resolves to how many
 * records it deleted, 20,000 at most. Throws a 503 when storage fails: what was deleted by then stays
 * deleted, and is in the audit.
 */
export function expire(db: D1Database, now: Date): Promise<number> {
  return orUnavailable(async () => {
    let expired = 0
    let batches = 0
    for (const { table, status, days } of rules) {
      if (days === null) continue
      const { action, where, order } = kinds[table]
      const before = daysBefore(now, days)
      let deleted = ERASE_BATCH
      while (deleted === ERASE_BATCH && batches < MAX_BATCHES) {
        const choice = { where, order, values: [status, before] as [string, string] }
        deleted = await erase(db, table, choice, { actor, action })
        expired += deleted
        batches++
      }
    }
    const { auditRetentionDays } = settings
    await db
      .prepare('DELETE FROM audit WHERE at < ?1')
      .bind(daysBefore(now, auditRetentionDays))
      .run()
    return expired
  })
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}
