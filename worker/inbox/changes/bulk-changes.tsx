import { type Context, Hono } from 'hono'
import { prefersPage } from '#worker/forms/form-page.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { isForm, MAX_FIELDS, readFields } from '#worker/http/request-body.ts'
import { invalidFieldsError, validate } from '#worker/http/validate.ts'
import { ERASE_BATCH_SIZE } from '#worker/retention/erase-records.ts'
import { findEnquiries, type OperatorEnquiry } from '../enquiry/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { timeZoneOf } from '../layout/time.tsx'
import { CHANGES_URL, enquiryUrl, listUrl } from '../layout/urls.ts'
import { askToDelete, respondConflict, type Seen } from './confirmation-page.tsx'
import { moveNextMatching } from './move-all-matching.tsx'
import { type BulkChange, bulkChangeSchema, undoSchema } from './schema.ts'
import { type Move, readMove, repeatLabel } from './status-and-owner-moves.ts'
import { deleteEnquiries, type EnquiryVersion, moveEnquiries } from './store.ts'
import { NO_CHANGE, undoMove } from './undo.ts'

/**
 * POST /api/contacts/changes moves or deletes many enquiries at once: JSON `{ids, to}`, or a form with
 * a field `id` for each, which asks before it deletes. Enquiries that a colleague has changed since the
 * named version stay as they are, and the others are changed: a 409 lists the former. With `all`, it moves all
 * enquiries of the `list` in place of named ones, in steps of 200.
 *
 * POST /api/contacts/changes/undo moves the enquiries of an earlier move back, except for those that were
 * moved since: a 409 lists them. Responds with the ids of the others, and the number of its own change.
 */
export const bulkChangeRoutes = new Hono<InboxEnv>()
  .post('/changes', async (c) => {
    const fields = await readFields(c.req, { maxFields: ERASE_BATCH_SIZE + MAX_FIELDS })
    const ids = fields.flatMap(([name, value]) => (name === 'id' ? value : []))
    const sent = validate(
      bulkChangeSchema,
      isForm(c.req) ? [...fields.filter(([name]) => name !== 'id'), ['ids', ids]] : fields,
    )
    if (sent.to === 'delete') {
      if (sent.all !== 'yes') return respondBulkDelete(c, sent)
      // It asks with the name of each enquiry.
      throw invalidFieldsError({
        to: `Tick what you want to delete, at most ${ERASE_BATCH_SIZE} at once.`,
      })
    }
    const { to, owner, until } = sent
    const status = to === 'owner' ? undefined : to
    // The schema has one of the three.
    const move = readMove({ status, owner, until }, timeZoneOf(c)) as Move
    return sent.all === 'yes' ? moveNextMatching(c, sent, move) : moveMany(c, sent, move)
  })
  .all('/changes', allowOnly('POST'))
  .post('/changes/undo', async (c) => {
    const { change, list, enquiry } = validate(undoSchema, await readFields(c.req))
    const { ids, change: changed, stayed } = await undoMove(c.env.DB, change, c.var.by)
    const url = enquiry ? enquiryUrl(enquiry, { list, changed }) : listUrl(list, { changed })
    if (stayed.length > 0) {
      return respondConflict(c, { seen: stayed, list, back: { label: 'Leave it', url } })
    }
    return prefersPage(c) ? c.redirect(url, 303) : c.json({ ids, change: changed ?? null }, 200)
  })
  .all('/changes/undo', allowOnly('POST'))

type Deletion = Pick<BulkChange, 'ids' | 'list' | 'confirmed'>

/** Deletes enquiries that nobody has changed since the named versions; a form asks before, and a 409 names the others. */
export async function respondBulkDelete(c: Context<InboxEnv>, { ids, list, confirmed }: Deletion) {
  const before = await findEnquiries(c.env.DB, idsIn(ids))
  if (isForm(c.req) && !confirmed) {
    const label = before.length === 1 ? 'Keep it' : 'Keep them'
    const back = { label, url: listUrl(list) }
    return askToDelete(c, { seen: withVersions(before, ids), list, back })
  }
  const current = new Map(before.map(({ id, version }) => [id, version]))
  const seen = ids.map(({ id, version = current.get(id) }) => ({ id, version }))
  const { count, change } = await deleteEnquiries(c.env.DB, seen, c.var.operator)
  const left = withVersions(await findEnquiries(c.env.DB, idsIn(seen)), seen)
  const stale = left.filter(({ enquiry, version }) => version !== enquiry.version)
  if (stale.length > 0) return refuse(c, { to: 'delete', list }, stale, change)
  if (!isForm(c.req)) return c.json({ deleted: count }, 200)
  return c.redirect(listUrl(list, { changed: change ?? NO_CHANGE }), 303)
}

async function moveMany(c: Context<InboxEnv>, sent: BulkChange, move: Move) {
  const { ids, list } = sent
  const moves = ids.map((seen) => ({ ...seen, move }))
  const moved = await moveEnquiries(c.env.DB, moves, c.var.by)
  if (moved.stale.length > 0) {
    const stale = withVersions(await findEnquiries(c.env.DB, moved.stale), ids)
    return refuse(c, sent, stale, moved.change)
  }
  return isForm(c.req)
    ? c.redirect(listUrl(list, { changed: moved.change ?? NO_CHANGE }), 303)
    : c.json({ ids: moved.ids, change: moved.change ?? null }, 200)
}

/** Asks about the enquiries that stay as they are; `change` is that of the others. */
function refuse(
  c: Context<InboxEnv>,
  { to, owner, until, list }: Pick<BulkChange, 'to' | 'owner' | 'until' | 'list'>,
  seen: Seen[],
  change: number | undefined,
) {
  const newOwner = owner ?? (to === 'open' || until ? c.var.operator.name : undefined)
  return respondConflict(c, {
    seen,
    list,
    again: {
      action: CHANGES_URL,
      isOfMany: true,
      fields: { list, to, owner: newOwner, until },
      button: to === 'delete' ? 'Delete…' : repeatLabel(to, until),
    },
    back: { label: 'Leave it', url: listUrl(list, { changed: change }) },
  })
}

const idsIn = (seen: EnquiryVersion[]) => seen.map(({ id }) => id)

/** The enquiries in the versions that the operator saw; without one, in the current one. */
function withVersions(enquiries: OperatorEnquiry[], seen: EnquiryVersion[]): Seen[] {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  return enquiries.map((enquiry) => ({
    enquiry,
    version: versions.get(enquiry.id) ?? enquiry.version,
  }))
}
