import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { ERASE_BATCH, erase } from '#worker/retention/erase.ts'

/** The number of erased records of an address. */
export type Erased = { contacts: number; subscriptions: number }

/**
 * Deletes all enquiries and the subscription of an address, and records the deletion in the audit, batch
 * by batch. A second call finds nothing, and the audit records that, too. Throws a 503 when storage fails:
 * the next call continues at the same place.
 */
export function erasePerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<Erased> {
  return orUnavailable(async () => {
    const choice = { where: 'email = ?1', order: 'seq', values: [email] as [string] }

    let contacts = 0
    let deleted = ERASE_BATCH
    while (deleted === ERASE_BATCH) {
      deleted = await erase(db, 'contact', choice, { actor, action: 'erase-address' })
      contacts += deleted
    }
    const subscriptions = await erase(db, 'subscription', choice, {
      actor,
      action: 'erase-subscription',
    })
    if (contacts + subscriptions === 0) {
      await auditInsert(db, { actor, action: 'erase-address' }).run()
    }
    return { contacts, subscriptions }
  })
}
