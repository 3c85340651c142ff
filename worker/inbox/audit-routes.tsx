import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type AuditAction, auditLabels } from '#worker/db/audit.ts'
import { parseColumn } from '#worker/db/parse-json-column.ts'
import { type EnquiryStatus, statuses } from '#worker/enquiry/status.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { auditRetentionDays } from '#worker/retention/retention-days.ts'
import { Document, renderPage } from './layout/document.tsx'
import type { InboxEnv } from './layout/error-page.tsx'
import { Field, Submit } from './layout/fields.tsx'
import { SenderLink } from './layout/notices.tsx'
import { Time, timeZoneOf, toUtc } from './layout/time.tsx'
import { AUDIT_URL, appendQuery } from './layout/urls.ts'
import { NO_CURSOR_MESSAGE, Paging } from './list/paging.tsx'
import { dayParameter, nameParameter } from './list/schema.ts'

const PAGE_ENTRIES = 50

/** `day` is a whole day of the operator's zone; the case of `actor` is ignored. */
const auditQuerySchema = z.strictObject(
  {
    cursor: z.optional(
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, NO_CURSOR_MESSAGE)), z.transform(Number)),
    ),
    actor: nameParameter,
    day: dayParameter,
  },
  'Remove this parameter: only cursor, actor and day are accepted.',
)
type AuditQuery = z.output<typeof auditQuerySchema>

/** /api/contacts/audit: changes, exports and erasures, newest first, as JSON or as a page. */
export const auditRoutes = new Hono<InboxEnv>().get('/audit', async (c) => {
  const query = validate(auditQuerySchema, [...new URL(c.req.url).searchParams])
  const { entries, next } = await listAudit(c, query)
  if (!prefersPage(c)) return c.json({ entries, next }, 200)
  const { actor, day } = query
  return renderPage(
    c,
    <Document title="Audit · Inbox">
      <h1 class="text-title pt-4">Audit</h1>
      <p class="mt-1 text-small text-muted">
        Changes, exports and erasures of the last {auditRetentionDays} days. Anyone with the token
        can sign in under a colleague’s name.
      </p>
      <form
        class="grid items-end gap-3 max-w-2xl my-4 md:grid-cols-[1fr_1fr_auto]"
        action={AUDIT_URL}
      >
        <Field name="actor" label="Person" value={actor} autocomplete="off" />
        <Field name="day" label="Day" type="date" value={day} />
        <Submit look="action-quiet justify-self-start min-h-13">Show</Submit>
      </form>
      {entries.length === 0 && <p>No changes{(actor ?? day) ? ' of this kind' : ' yet'}.</p>}
      <ol>
        {entries.map((entry) => (
          <Entry entry={entry} />
        ))}
      </ol>
      <Paging next={next !== null && auditUrl({ actor, day, cursor: next })} />
    </Document>,
  )
})

const auditUrl = (query: Partial<AuditQuery>) => appendQuery(AUDIT_URL, query)

/** An entry as it is stored. Times are ISO 8601, UTC. */
type Stored = {
  seq: number
  at: string
  actor: string
  /** 0 for a name that anyone with a token can type. */
  verified: 0 | 1
  action: AuditAction
  enquiryIds: string
  count: number
  /** The statuses before a move, separated by commas, and the one after it; null for other actions. */
  fromStatus: string | null
  toStatus: string | null
  /** Of the enquiry, where the entry is about a single one that still exists. */
  name: string | null
  reference: string | null
}
type AuditEntry = Awaited<ReturnType<typeof listAudit>>['entries'][number]

/** A page; `next` is the `cursor` of the following one. It reads no other entries than these, whatever the filter. */
async function listAudit(c: Context<InboxEnv>, { actor, day, cursor }: AuditQuery) {
  const zone = timeZoneOf(c)
  const [from, until] = day ? [toUtc(day, zone), toUtc(day, zone, 1)] : ['', '~']
  const before = cursor
    ? `(at, audit.seq) < ((SELECT at FROM audit WHERE seq = ?1 ->> 'cursor'), ?1 ->> 'cursor')`
    : `at < ?1 ->> 'until'`
  const { results } = await c.env.DB.prepare(
    `SELECT audit.seq, at, actor, verified, action, enquiry_ids AS enquiryIds, count,
       from_status AS fromStatus, to_status AS toStatus, name, reference
     FROM audit LEFT JOIN enquiry ON count = 1 AND enquiry.id = iif(json_valid(enquiry_ids), enquiry_ids ->> 0, NULL)
     WHERE at >= ?1 ->> 'from' AND ${before} AND ${actor ? `actor = ?1 ->> 'actor'` : 'TRUE'}
     ORDER BY at DESC, audit.seq DESC
     LIMIT ?2`,
  )
    .bind(JSON.stringify({ actor, from, until, cursor }), PAGE_ENTRIES + 1)
    .all<Stored>()
  const page = results.slice(0, PAGE_ENTRIES)
  const entries = page.map(({ seq, verified, enquiryIds, ...row }) => {
    return { ...row, verified: verified === 1, enquiryIds: parseColumn<string[]>(enquiryIds, []) }
  })
  return { entries, next: results.length > PAGE_ENTRIES ? (page.at(-1)?.seq ?? null) : null }
}

/** The labels of a comma-separated list of statuses. */
const namesOf = (list: string) =>
  list
    .replaceAll(',', ', ')
    .replace(/\w+/g, (status) => statuses[status as EnquiryStatus]?.label ?? status)

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, enquiryIds, count, name, reference, fromStatus, toStatus } = entry
  const [id] = enquiryIds
  return (
    <li class="list-row grid items-baseline gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)_18rem]">
      <Time class="text-small text-muted" at={at} />
      <p>
        {auditLabels[action] ?? action}{' '}
        {action === 'status' &&
          fromStatus &&
          toStatus &&
          `from ${namesOf(fromStatus)} to ${namesOf(toStatus)} `}
        {id && reference ? (
          <SenderLink {...{ id, reference }} name={name ?? ''} />
        ) : (
          <span class="text-muted">({count.toLocaleString('en')})</span>
        )}
      </p>
      <p class="text-small">
        <a href={auditUrl({ actor })}>
          <bdi>{actor}</bdi>
        </a>
      </p>
    </li>
  )
}
