import { type Context, Hono } from 'hono'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { isForm } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { readAndKeepFields, storeTypedDraft } from '../enquiry/draft-route.tsx'
import { type OperatorEnquiry, requireEnquiry } from '../enquiry/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { timeZoneOf } from '../layout/time.tsx'
import { type ChangeName, changeNames, enquiryUrl, listUrl } from '../layout/urls.ts'
import { respondBulkDelete } from './bulk-changes.tsx'
import { askToDelete, respondConflict } from './confirmation-page.tsx'
import { correctEmail } from './correct-email.ts'
import { type ChangeFields, changeSchemas } from './schema.ts'
import { readMove, repeatLabel } from './status-and-owner-moves.ts'
import { changeEnquiry } from './store.ts'

// Without the group, Hono would find `note` in /footnote and in /note/2.
const CHANGE = `/:id/:change{(?:${changeNames.join('|')})}`

/**
 * An operator's changes to one enquiry, as JSON or with the forms of the inbox. The parameter `list` of an
 * address is the query of the list that the operator came from; `go`, where a form goes on to, is the id of
 * the next enquiry, or `list`. A change that names a version older than a colleague's change is refused with
 * 409, and the page asks; its note is kept. The form of `delete` saves the note beside its button, and asks;
 * the page then deletes through /api/contacts/changes. As JSON, `delete` deletes at once.
 */
export const changeRoutes = new Hono<InboxEnv>()
  .post(CHANGE, async (c) => {
    const change = c.req.param('change') as ChangeName
    const asked = validate(changeSchemas[change], await readAndKeepFields(c))
    const before = await requireEnquiry(c.env.DB, c.req.param('id'))
    const list = c.req.query('list') ?? ''
    const go = c.req.query('go')

    const { version } = asked
    if (change === 'delete' && !isForm(c.req)) {
      return respondBulkDelete(c, { ids: [{ id: before.id, version }], list })
    }
    const { email, note = '' } = asked
    const move = readMove(asked, timeZoneOf(c))
    const done = email
      ? await correctEmail(c.env.DB, before.id, { version, email, form: c.var.form, ...c.var.by })
      : await changeEnquiry(c.env.DB, before.id, { version, move, note, ...c.var.by })

    const enquiry = await requireEnquiry(c.env.DB, c.req.param('id'))
    // The form of the page has the fields of a reply, too: what is in them is kept, and the note beside them is saved.
    if ((asked.text ?? asked.seen) !== undefined)
      await storeTypedDraft(c, enquiry, { ...asked, version: enquiry.version })
    if (done.isStale) return refuse(c, { change, asked, enquiry, list })
    if (!prefersPage(c)) {
      return c.json({ ...toApiEnquiry(enquiry), ...(move && { change: done.change ?? null }) }, 200)
    }
    if (change === 'delete') {
      const back = { label: 'Keep it', url: enquiryUrl(before.id, { list }) }
      return askToDelete(c, { seen: [{ enquiry, version: enquiry.version }], list, back })
    }
    const moved = done.change
    if (go === 'list') return c.redirect(listUrl(list, { changed: moved }), 303)
    if (go) return c.redirect(enquiryUrl(go, { list, changed: moved }), 303)
    const changed = move ? (moved ?? (asked.note && 'note')) : change
    return c.redirect(enquiryUrl(before.id, { changed, list }), 303)
  })
  .all(CHANGE, allowOnly('POST'))

type Refused = { change: ChangeName; asked: ChangeFields; enquiry: OperatorEnquiry; list: string }

function refuse(c: Context<InboxEnv>, { change, asked, enquiry, list }: Refused) {
  const { id, version } = enquiry
  // An open enquiry has the status already; only its owner changes.
  const isTheirs = asked.status === 'open' && enquiry.status === 'open'
  const owner = isTheirs || change === 'later' ? c.var.operator.name : asked.owner
  const { status, until, day } = isTheirs ? {} : asked
  const action = isTheirs ? 'owner' : change
  return respondConflict(c, {
    seen: [{ enquiry, version: asked.version ?? version }],
    list,
    note: asked.note,
    again: {
      action: enquiryUrl(id, { action, list }),
      fields: { version, status, owner, until: until ?? day, email: asked.email },
      button: repeatLabel(asked.status, until ?? day),
    },
    back: { label: 'Leave it', url: enquiryUrl(id, { list }) },
  })
}
