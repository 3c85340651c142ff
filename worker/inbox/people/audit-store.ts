import type { AuditAction } from '#worker/db/audit.ts'
import { parseColumn } from '#worker/db/parse-column.ts'
import { cutPage } from '../list/paging.tsx'

/** An entry of the audit. Times are ISO 8601, UTC. */
export type AuditRecord = {
  at: string
  actor: string
  /** False for a name that anyone with a token can type. */
  verified: boolean
  action: AuditAction
  contactIds: string[]
  count: number
  /** The statuses before a move, separated by commas, and the one after it; null for other actions. */
  fromStatus: string | null
  toStatus: string | null
  /** The reference of the enquiry, where the entry is about a single one that still exists. */
  reference: string | null
}

type Row = Omit<AuditRecord, 'verified' | 'contactIds'> & {
  seq: number
  verified: 0 | 1
  contactIds: string
}

/** A page of the audit, newest first; `next` is the `before` of the following one. */
export async function listAudit(
  db: D1Database,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<{ entries: AuditRecord[]; next: number | null }> {
  const { results } = await db
    .prepare(
      `SELECT audit.seq, at, actor, verified, action, contact_ids AS contactIds, count,
         from_status AS fromStatus, to_status AS toStatus, reference
       FROM audit LEFT JOIN contact ON count = 1 AND contact.id = iif(json_valid(contact_ids), contact_ids ->> 0, NULL)
       WHERE audit.seq < ?1
       ORDER BY audit.seq DESC
       LIMIT ?2`,
    )
    .bind(before, limit + 1)
    .all<Row>()
  const { page, next } = cutPage(results, limit)
  const entries = page.map(({ seq, verified, contactIds, ...row }) => {
    return { ...row, verified: verified === 1, contactIds: parseColumn<string[]>(contactIds, []) }
  })
  return { entries, next }
}
