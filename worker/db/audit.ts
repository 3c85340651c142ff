/** An operator, or the Worker itself. `verified` is false for a name that anyone with the token can type. */
export type Actor = { name: string; verified: boolean }

/** The actions in the audit, with their labels. */
export const auditLabels = {
  export: 'Exported enquiries as CSV',
  'export-subscribers': 'Exported the subscribers as CSV',
  status: 'Moved',
  owner: 'Handed over',
  later: 'Put off',
  undo: 'Undid a change',
  reply: 'Replied',
  note: 'Added a note',
  email: 'Corrected an email address',
  'delete-note': 'Deleted a note',
  delete: 'Deleted enquiries',
  'export-person': "Exported a person's data",
  'erase-person': "Erased a person's enquiries",
  'erase-mails': "Erased a person's mails in enquiries of others",
  'erase-subscription': "Erased a person's subscription",
  unsubscribe: 'Unsubscribed an address',
  expire: 'Deleted enquiries after their retention period',
  'expire-subscription': 'Deleted subscriptions after their retention period',
} as const

export type AuditAction = keyof typeof auditLabels

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  enquiryIds?: string[]
  /** The number of records, where they are too many to name. */
  count?: number
}

/** The statement that appends to the audit, in one batch with the recorded action. It holds ids, and no address. */
export function auditInsert(
  db: D1Database,
  { actor, action, enquiryIds = [], count = enquiryIds.length }: AuditEntry,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(
      new Date().toISOString(),
      actor.name,
      Number(actor.verified),
      action,
      JSON.stringify(enquiryIds),
      count,
    )
}
