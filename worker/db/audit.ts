/** Who acts: an operator, or the Worker itself. `verified` is false for a name anybody may type. */
export type Actor = { name: string; verified: boolean }

/** What the audit keeps, and how it reads there. */
export const auditActions = {
  export: 'Exported enquiries as CSV',
  'export-subscribers': 'Exported the subscribers as CSV',
  status: 'Moved',
  owner: 'Handed over',
  answer: 'Answered by email',
  note: 'Added a note',
  resend: 'Sent again',
  delete: 'Deleted enquiries',
  'export-address': "Exported a person's data",
  'erase-address': "Erased a person's enquiries",
  'erase-subscription': "Erased a person's subscription",
  expire: 'Deleted enquiries after their retention period',
  'expire-subscription': 'Deleted subscriptions after their retention period',
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
