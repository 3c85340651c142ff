import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { ContactStatus } from '#worker/contact/status.ts'
import { auditActions } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { settings } from '#worker/settings.ts'
import { Actor } from '../page/actor.tsx'
import { Document, renderPage } from '../page/document.tsx'
import { operatorNames } from '../page/operators.ts'
import { Paging } from '../page/paging.tsx'
import { cursorParameter, dayParameter } from '../page/parameters.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { statusNames } from '../page/status.tsx'
import { dayStart, Time, zoneOf } from '../page/time.tsx'
import { AUDIT_URL, enquiryUrl, urlWith } from '../page/urls.ts'
import { type AuditRecord, listAudit } from './store.ts'

const PAGE_ENTRIES = 50

const NAME_MAX_LENGTH = 200

export const auditQuerySchema = z.strictObject(
  {
    cursor: cursorParameter,
    actor: z.optional(
      z
        .string()
        .check(
          z.maxLength(NAME_MAX_LENGTH, `Send a name of at most ${NAME_MAX_LENGTH} characters.`),
        ),
    ),
    day: dayParameter,
  },
  'Remove this parameter: only cursor, actor and day are accepted.',
)

/** /api/contacts/audit: all changes, exports and erasures, newest first, as JSON or as a page. */
export const audit = new Hono<InboxEnv>().get('/audit', async (c) => {
  const sent = new URL(c.req.url).searchParams
  const { cursor, actor, day } = validate(auditQuerySchema, [...sent])
  const zone = zoneOf(c)
  const { entries, next } = await listAudit(c.env.DB, {
    before: cursor,
    limit: PAGE_ENTRIES,
    actor: actor || undefined,
    from: day ? dayStart(day, zone) : undefined,
    until: day ? dayStart(day, zone, 1) : undefined,
  })
  if (!prefersPage(c)) return c.json({ entries, next }, 200)
  return renderPage(
    c,
    <Document title="Audit · Inbox">
      <div class="list-head">
        <div>
          <h1 class="text-title">Audit</h1>
          <p class="text-small text-muted">
            Changes, exports and erasures of the last {settings.auditRetentionDays} days. Anyone
            with the token can enter any name: such names are unverified.
          </p>
        </div>
      </div>
      <form class="search audit-search" action={AUDIT_URL}>
        <label>
          Person <input name="actor" value={actor} list="operators" />
        </label>
        <datalist id="operators">
          {(await operatorNames(c.env.DB)).map((name) => (
            <option value={name} />
          ))}
        </datalist>
        <label>
          Day <input type="date" name="day" value={day} />
        </label>
        <button type="submit" class="action action-quiet">
          Show
        </button>
      </form>
      {entries.length === 0 && <p>{actor || day ? 'No entries match.' : 'No changes yet.'}</p>}
      <ol class="rows">
        {entries.map((entry) => (
          <Entry entry={entry} />
        ))}
      </ol>
      <Paging
        newest={cursor !== undefined && urlWith(AUDIT_URL, sent, { cursor: undefined })}
        older={next !== null && urlWith(AUDIT_URL, sent, { cursor: String(next) })}
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
  const { at, actor, verified, action, contactIds, count, reference } = entry
  const { fromStatus, toStatus } = entry
  const [id] = contactIds
  return (
    <li class="row audit-row">
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
        <Actor actor={actor} verified={verified} />
      </p>
    </li>
  )
}
