import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { isForm, MAX_FIELDS, readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { type Fields, validate } from '#worker/http/validate.ts'
import { ERASE_BATCH, erase } from '#worker/retention/erase.ts'
import { renderPage } from '../page/document.tsx'
import { findContacts, type OperatorContact } from '../page/enquiry.ts'
import { changeNumber } from '../page/parameters.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { statusNames } from '../page/status.tsx'
import { CHANGES_URL, enquiryUrl, listUrl } from '../page/urls.ts'
import { DeletePage } from './delete-page.tsx'
import { undo } from './past-change.ts'
import { refuseStale, type Stale } from './stale-page.tsx'
import { type EnquiryVersion, moveContacts } from './store.ts'

const targets = [...contactStatuses, 'delete'] as const
const idsMessage = `Send at most ${ERASE_BATCH} ids.`

/** `id`, or `id.version` with the version that the operator saw; no id has a dot. */
const seenVersion = z.pipe(
  z.string(idsMessage),
  z.transform((sent): EnquiryVersion => {
    const [, id = sent, version] = /^([^.]*)\.(\d{1,15})$/.exec(sent) ?? []
    return { id, version: version === undefined ? undefined : Number(version) }
  }),
)

export const manyChangesSchema = z.strictObject(
  {
    ids: z.array(seenVersion, idsMessage).check(z.maxLength(ERASE_BATCH, idsMessage)),
    to: z.enum(targets, `Send one of: ${targets.join(', ')}.`),
    /** The query of the list that a form goes back to. */
    list: z.optional(z.string()),
    /** Sent by the page that asks before it deletes. */
    confirmed: z.optional(z.literal('yes', 'Send yes, or leave it out.')),
  },
  'Remove this field: only ids and to are accepted.',
)

export const undoSchema = z.strictObject({
  change: changeNumber,
  list: z._default(z.string(), ''),
  /** The id of the enquiry whose page a form goes back to, in place of the list. */
  enquiry: z.optional(z.string()),
})

/**
 * POST /api/contacts/changes moves or deletes many enquiries at once: JSON `{ids, to}`, or a form with
 * a field `id` for each, which asks before it deletes. Enquiries that a colleague has changed since the
 * named version stay as they are, and the others are changed: a 409 lists the former. POST
 * /api/contacts/changes/undo undoes a move.
 */
export const manyChanges = new Hono<InboxEnv>()
  .post('/changes', async (c) => {
    const fields = await readFields(c.req, { maxFields: ERASE_BATCH + MAX_FIELDS })
    const {
      ids,
      to,
      list = '',
      confirmed,
    } = validate(
      manyChangesSchema,
      isForm(c.req) ? [...fields.filter(([name]) => name !== 'id'), idsOf(fields)] : fields,
    )
    const before = await findContacts(
      c.env.DB,
      ids.map(({ id }) => id),
    )
    if (to === 'delete') {
      const asks = isForm(c.req) && ids.length > 0
      const isAsSeen = changedSince(ids, before).length === 0
      if (asks && (!confirmed || !isAsSeen)) {
        return renderPage(c, <DeletePage contacts={before} seen={ids} list={list} />)
      }
      const { count, change } = await deleteContacts(c, before)
      return isForm(c.req) ? backTo(c, list, change) : c.json({ deleted: count }, 200)
    }
    const moves = ids.map((each) => ({ ...each, to }))
    const moved = await moveContacts(c.env.DB, moves, by(c))

    const left = ids.filter(({ id, version }) => version !== undefined && !moved.ids.includes(id))
    const stale = changedSince(
      left,
      await findContacts(
        c.env.DB,
        left.map(({ id }) => id),
      ),
    ).filter(({ contact: { status, owner } }) => {
      return status !== to || (to === 'open' && owner !== c.var.operator.name)
    })
    if (stale.length > 0) {
      return refuseStale(c, {
        stale,
        list,
        again: {
          action: CHANGES_URL,
          fields: [
            ...stale.map(({ contact }): [string, string] => [
              'id',
              `${contact.id}.${contact.version}`,
            ]),
            ['list', list],
            ['to', to],
          ],
          button: `Move to ${statusNames[to]} anyway`,
        },
        back: { label: 'Back to the list', url: listAfter(list, moved.change) },
      })
    }
    return isForm(c.req) ? backTo(c, list, moved.change) : c.json({ ids: moved.ids }, 200)
  })
  .post('/changes/undo', async (c) => {
    const { change, list, enquiry } = validate(undoSchema, await readFields(c.req))
    const undone = await undo(c.env.DB, change, by(c))
    const url = enquiry
      ? enquiryUrl(enquiry, { list, changed: undone.change?.toString() })
      : listAfter(list, undone.change)
    if (undone.stayed.length > 0) {
      return refuseStale(c, { stale: undone.stayed, list, back: { label: 'Leave it', url } })
    }
    return prefersPage(c) ? c.redirect(url, 303) : c.json({ ids: undone.ids }, 200)
  })
  .all('/changes/:undo{undo}?', allowOnly('POST'))

function idsOf(fields: Fields): Fields[number] {
  return ['ids', fields.flatMap(([name, value]) => (name === 'id' ? value : []))]
}

function by(c: Context<InboxEnv>) {
  return { channels: c.var.channels.contact, actor: c.var.operator }
}

function backTo(c: Context<InboxEnv>, list: string, change: number | undefined) {
  return c.redirect(listAfter(list, change), 303)
}

/** The list with the notice of a change. */
function listAfter(list: string, change: number | undefined): string {
  return listUrl(new URLSearchParams(list), { changed: change?.toString() })
}

/** The enquiries that were changed after the operator saw them. */
function changedSince(seen: EnquiryVersion[], contacts: OperatorContact[]): Stale[] {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  return contacts.flatMap((contact) => {
    const version = versions.get(contact.id)
    return version === undefined || version === contact.version ? [] : { contact, version }
  })
}

/** Deletes the enquiries that have not changed since this request read them. */
function deleteContacts(c: Context<InboxEnv>, contacts: OperatorContact[]) {
  const where = `seq IN (
    SELECT contact.seq FROM json_each(?1) AS seen
    CROSS JOIN contact ON contact.id = seen.value ->> 'id'
    WHERE contact.version = seen.value ->> 'version')`
  const versions = contacts.map(({ id, version }) => ({ id, version }))
  return orUnavailable(() =>
    erase(
      c.env.DB,
      'contact',
      { where, order: 'seq', values: [JSON.stringify(versions)] },
      { actor: c.var.operator, action: 'delete' },
    ),
  )
}
