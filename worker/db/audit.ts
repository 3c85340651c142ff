/** Who acts: an operator, or the Worker itself. `verified` is false for a name anybody may type. */
export type Actor = { name: string; verified: boolean }

/** What the audit keeps, and how it reads there. */
export const auditActions = {
  export: 'Exported enquiries as CSV',
  'export-subscribers': 'Exported the subscribers as CSV',
  status: 'Moved',
  owner: 'Handed over',
  answer: 'Answered by e-mail',
  note: 'Added a note',
  resend: 'Sent again',
  delete: 'Deleted enquiries',
  'export-address': 'Handed out what is held of a person',
  'erase-address': 'Erased the enquiries of a person',
  'erase-subscription': 'Erased the subscription of a person',
  expire: 'Deleted enquiries that were kept long enough',
  'expire-subscription': 'Deleted subscriptions that were kept long enough',
} as const

export type AuditAction = keyof typeof auditActions

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  contactIds?: string[]
  /** How many records it was about, where they are too many to name. */
  count?: number
}

/**
 * The statement that appends to the audit. Put it into the batch of what it tells of, so that there
 * is never one without the other. It names enquiries by id and nobody by address.
 */
export function auditInsert(
  db: D1Database,
  { actor, action, contactIds = [], count = contactIds.length }: AuditEntry,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(
      new Date().toISOString(),
      actor.name,
      Number(actor.verified),
      action,
      JSON.stringify(contactIds),
      count,
    )
}
