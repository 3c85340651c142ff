import type { Actor } from '#worker/db/audit.ts'
import { findEnquiryRecords } from '#worker/enquiry/enquiry-record.ts'
import { toSearchText } from '#worker/enquiry/search-text.ts'
import {
  auditAndEventInserts,
  IS_UNCHANGED,
  updateFromThread,
  versionUpdate,
} from '#worker/enquiry/update-thread.ts'
import { canonicalMailbox } from '#worker/outbox/mail-budget.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import { unknownVersionError } from './store.ts'

type Correction = {
  email: string
  version?: number | undefined
  actor: Actor
  /** The fields of the contact form, by whose labels the search finds options. */
  form: readonly FormField[]
}

/**
 * Corrects the address of an enquiry: replies, receipts that wait and the search follow, and its event keeps the one
 * before. Resolves to whether a colleague's change came after the version that the operator saw: then, and when storage
 * fails, nothing is changed. Throws a 422 for a version that never was.
 */
export async function correctEmail(
  db: D1Database,
  id: string,
  { email, version, actor, form }: Correction,
): Promise<{ isStale: boolean; change?: undefined }> {
  let isStale = false
  await updateFromThread(db, { id }, async (thread) => {
    const enquiry = (await findEnquiryRecords(db, [id])).get(id)
    if (!enquiry || enquiry.email === email) return []
    if (version !== undefined && version > thread.version) throw unknownVersionError('version')
    isStale = version !== undefined && version < thread.version
    if (isStale) return []
    const prepare = (sql: string, ...values: unknown[]) =>
      db.prepare(`${sql} ${IS_UNCHANGED}`).bind(id, thread.version, ...values)
    return [
      ...auditAndEventInserts(db, thread, actor, { action: 'email', text: enquiry.email }),
      prepare(
        `INSERT OR IGNORE INTO enquiry_term (term, enquiry_seq)
         SELECT 'mailto:' || lower(email), seq FROM enquiry WHERE id = ?1 AND`,
      ),
      prepare(
        'UPDATE enquiry SET email = ?3, search = ?4 WHERE id = ?1 AND',
        ...[email, toSearchText({ ...enquiry, email }, form)],
      ),
      prepare(
        'UPDATE outbox SET recipient = ?3 WHERE enquiry_id = ?1 AND recipient IS NOT NULL AND',
        canonicalMailbox(email),
      ),
      versionUpdate(db, id),
    ]
  })
  return { isStale }
}
