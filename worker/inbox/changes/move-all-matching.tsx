import type { Context } from 'hono'
import { isForm } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { Document, renderPage } from '../layout/document.tsx'
import type { InboxEnv } from '../layout/error-page.tsx'
import { Hidden, Submit } from '../layout/fields.tsx'
import { timeZoneOf } from '../layout/time.tsx'
import { CHANGES_URL, listUrl, UNDO_URL } from '../layout/urls.ts'
import { listQuerySchema, toTabFilter } from '../list/schema.ts'
import { listEnquiries, unclosedStatuses } from '../list/store.ts'
import type { BulkChange } from './schema.ts'
import type { Move } from './status-and-owner-moves.ts'
import { moveEnquiries } from './store.ts'
import { NO_CHANGE } from './undo.ts'

/** The enquiries of one step: each is a form of its own, so that it stays within the limits of a request. */
const STEP_SIZE = 200

/**
 * Moves the next 200 enquiries of a list, without Done and Spam unless it is theirs, and responds with a page that goes on
 * with the following ones: by a button, or by itself with the script. The last step leads back to the list or, after
 * several, names each of them, to be undone.
 */
export async function moveNextMatching(c: Context<InboxEnv>, sent: BulkChange, move: Move) {
  const { list, cursor, to, owner, until, drawn = new Date().toISOString() } = sent
  const from = new URLSearchParams(list)
  from.delete('cursor')
  if (cursor) from.set('cursor', cursor)
  const query = validate(listQuerySchema, [...from])
  const filter = toTabFilter(query, timeZoneOf(c), c.var.operator.name)
  if (!filter.queue) filter.statuses ??= unclosedStatuses
  const page = await listEnquiries(c.env.DB, { ...filter, limit: STEP_SIZE, before: query.cursor })
  const seen = page.enquiries
    .filter(({ createdAt, events }) => createdAt <= drawn && (events.at(-1)?.at ?? '') <= drawn)
    .map(({ id, version }) => ({ id, version, move }))
  const done = await moveEnquiries(c.env.DB, seen, c.var.by)
  const moved = sent.moved + done.ids.length
  const steps = sent.steps + (done.change === undefined ? '' : `${done.change},`)
  const changes = steps.split(',').filter(Boolean)
  const isLast = page.next === null
  if (!isForm(c.req)) return c.json({ moved, changes: changes.map(Number), next: page.next }, 200)
  if (isLast && changes.length <= 1) {
    const [changed = NO_CHANGE] = changes
    return c.redirect(listUrl(list, { changed, cursor: undefined }), 303)
  }
  const next = { to, owner, until, list, drawn, all: 'yes', moved, steps, cursor: page.next }
  return renderPage(
    c,
    <Document title="Moving · Inbox">
      <div class="form max-w-2xl">
        <h1 class="text-title" role="status">
          {moved.toLocaleString('en')} changed{isLast ? '.' : ' so far'}
        </h1>
        {isLast ? (
          changes.map((change, at) => (
            <form class="actions" method="post" action={UNDO_URL}>
              <Hidden fields={{ change, list }} />
              <Submit look="action-quiet">Undo step {at + 1}</Submit>
            </form>
          ))
        ) : (
          <form class="actions" method="post" action={CHANGES_URL} data-continue>
            <Hidden fields={next} />
            <Submit>Continue with the next {STEP_SIZE}</Submit>
          </form>
        )}
        <p>
          <a href={listUrl(list)}>Back to the list</a>
        </p>
      </div>
    </Document>,
  )
}
