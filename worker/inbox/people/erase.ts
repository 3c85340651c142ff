import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { FORGET_BATCH, forget } from '#worker/retention/forget.ts'
import { addressHash } from '#worker/seal/address-hash.ts'

/** How much was held about an address. */
export type Erased = { contacts: number; subscriptions: number }

/**
 * Deletes all enquiries and the subscription of an address, and appends to the audit what it was,
 * batch by batch; a second time finds nothing, and the audit tells of that, too. Throws a 503 when
 * storage fails: erasing again goes on where it stopped.
 */
export function erasePerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<Erased> {
  return orUnavailable(async () => {
    const hash = await addressHash(db, email)
    const choice = { where: 'address_hash = ?1', order: 'seq', values: [hash] as [string] }
    const entry = { actor, addressHash: hash }

    let contacts = 0
    let deleted = FORGET_BATCH
    while (deleted === FORGET_BATCH) {
      deleted = await forget(db, 'contact', choice, { ...entry, action: 'erase-address' })
      contacts += deleted
    }
    const subscriptions = await forget(db, 'subscription', choice, {
      ...entry,
      action: 'erase-subscription',
    })
    if (contacts + subscriptions === 0) {
      await auditInsert(db, { ...entry, action: 'erase-address' }).run()
    }
    return { contacts, subscriptions }
  })
}
