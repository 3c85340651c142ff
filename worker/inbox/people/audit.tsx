import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { ContactStatus } from '#worker/contact/status.ts'
import { auditActions } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { settings } from '#worker/settings.ts'
import { statusNames } from '../enquiry/status.tsx'
import { cursorParameter, Paging } from '../list/paging.tsx'
import { Document, renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { Time } from '../page/time.tsx'
import { AUDIT_URL, enquiryUrl } from '../page/urls.ts'
import { type AuditRecord, listAudit } from './audit-store.ts'

const PAGE_ENTRIES = 50

export const auditQuerySchema = z.strictObject(
  { cursor: cursorParameter },
  'Remove this parameter: only cursor is accepted.',
)

/** /api/contacts/audit: all changes, exports and erasures, newest first, as JSON or as a page. */
export const audit = new Hono<InboxEnv>().get('/audit', async (c) => {
  const { cursor } = validate(auditQuerySchema, [...new URL(c.req.url).searchParams])
  const { entries, next } = await listAudit(c.env.DB, { before: cursor, limit: PAGE_ENTRIES })
  if (!prefersPage(c)) return c.json({ entries, next }, 200)
  return renderPage(
    c,
    <Document title="Audit · Inbox">
      <h1 class="text-title pt-4">Audit</h1>
      <p class="mt-1 mb-4 text-small text-muted">
        Changes, exports and erasures of the last {settings.auditRetentionDays} days. Anyone with
        the token can enter any name.
      </p>
      {entries.length === 0 && <p>No changes yet.</p>}
      <ol>
        {entries.map((entry) => (
          <Entry entry={entry} />
        ))}
      </ol>
      <Paging
        newest={cursor !== undefined && AUDIT_URL}
        older={next !== null && `${AUDIT_URL}?cursor=${next}`}
      />
    </Document>,
  )
})

/** The labels of a comma-separated list of statuses. */
function namesOf(statuses: string): string {
  return statuses
    .split(',')
    .map((status) => statusNames[status as ContactStatus] ?? status)
    .join(', ')
}

function Entry({ entry }: { entry: AuditRecord }) {
  const { at, actor, action, contactIds, count, reference } = entry
  const { fromStatus, toStatus } = entry
  const [id] = contactIds
  return (
    <li class="row grid items-baseline gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)_18rem]">
      <p class="text-small text-muted">
        <Time at={at} />
      </p>
      <p>
        {auditActions[action] ?? action}{' '}
        {action === 'status' &&
          fromStatus &&
          toStatus &&
          `from ${namesOf(fromStatus)} to ${namesOf(toStatus)} `}
        {id && reference ? (
          <a href={enquiryUrl(id)}>{reference}</a>
        ) : (
          <span class="text-muted">({count.toLocaleString('en')})</span>
        )}
      </p>
      <p class="text-small">
        <bdi>{actor}</bdi>
      </p>
    </li>
  )
}
