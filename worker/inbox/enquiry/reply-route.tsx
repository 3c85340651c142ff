import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkIdempotencyKey, keyReusedError } from '#worker/enquiry/deduplication.ts'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { readFields } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { isSameOperator } from '#worker/operators.ts'
import {
  countStrangers,
  recipientCountCheck,
  recipientFields,
  recipientsOf,
  STRANGERS_A_DAY,
} from '#worker/replies/recipients.ts'
import { countStrangersLeft, findReplyText, takeBack } from '#worker/replies/store.ts'
import { respondConflict } from '../changes/confirmation-page.tsx'
import { eventSchema, noteSchema, textSchema, versionSchema } from '../changes/schema.ts'
import { createStatusMove, type Move, replyMove } from '../changes/status-and-owner-moves.ts'
import { changeEnquiry, moveEnquiries } from '../changes/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { REPLY_MAX_LENGTH, REPLY_TOO_LONG } from '../layout/fields.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { readAndKeepFields, storeTypedDraft } from './draft-route.tsx'
import { type OperatorEnquiry, requireEnquiry } from './store.ts'

export const replySchema = z
  .strictObject(
    {
      text: textSchema.check(
        z.minLength(1, 'Write a reply, then send it.'),
        z.refine((text) => !/^\/\S*$/.test(text), {
          error: 'Choose a saved reply with Enter, or write a reply.',
        }),
        z.maxLength(REPLY_MAX_LENGTH, REPLY_TOO_LONG),
      ),
      ...recipientFields,
      note: z._default(noteSchema, ''),
      /** Whether the enquiry is done with it. */
      close: z.optional(z.union([z.boolean(), z.literal('yes')], 'Send true, or leave it out.')),
      version: z.optional(versionSchema),
      seen: z.optional(z.string()),
    },
    'Remove this field: a reply has text, to, cc, subject, note, close and version only.',
  )
  .check(recipientCountCheck)

/** These events move nothing. */
const OF_WORDS = ['note', 'delete-note', 'take-back', 'erase-mails']

/**
 * POST /api/contacts/:id/replies mails a text, 20 seconds later, to the address that wrote last or those in `to` and
 * `cc`, saves the `note` beside it, and takes a waiting enquiry on or, with `close`, closes it. A repeat is one reply:
 * with the same Idempotency-Key (a 422 with another text), else the same text to the same version of the enquiry; with
 * neither, the same text again is a 409. When a colleague changed the enquiry since its `version`, nothing is sent: a
 * 409 shows the change and asks again. A 429 when replies went to too many strangers.
 *
 * POST /api/contacts/:id/take-back takes back a reply of one's own that has not left, by the `version` of its event; its
 * text is a draft again. It also moves an enquiry back that the reply closed, unless something else has happened to it
 * since.
 */
export const replyRoutes = new Hono<InboxEnv>()
  .post('/:id/replies', async (c) => {
    const asked = validate(replySchema, await readAndKeepFields(c))
    const { text, note, version } = asked
    const key = c.req.header('Idempotency-Key')
    checkIdempotencyKey(key)
    const before = await requireEnquiry(c.env.DB, c.req.param('id'))
    if (c.var.channels.reply.length === 0) {
      throw new ApiError(
        409,
        'replies_off',
        'Replies are off, so nothing was sent. Set up email, or reply in your mail program.',
      )
    }
    const replyKey = key ?? `${c.var.operator.name} ${version ?? ''} ${text}`
    const known = await findReplyText(c.env.DB, before.id, replyKey)
    const isAgain =
      version === undefined ? known !== undefined : known === undefined && isLast(before, text)
    if (key === undefined && isAgain) throw alreadySent(prefersPage(c))
    const recipients = recipientsOf(before, asked)
    const strangers = countStrangers(before, recipients)
    if (strangers > 0 && strangers > (await countStrangersLeft(c.env.DB))) throw tooManyStrangers()
    await changeEnquiry(c.env.DB, before.id, {
      version,
      move: asked.close ? close : replyMove,
      note,
      reply: { text, key: replyKey, sent: { ...recipients, strangers } },
      ...c.var.by,
    }).catch(async (error) => {
      // Others were sent meanwhile.
      throw strangers > (await countStrangersLeft(c.env.DB)) ? tooManyStrangers() : error
    })

    const sent = await findReplyText(c.env.DB, before.id, replyKey)
    if (sent !== undefined && sent !== text) throw keyReusedError()
    const list = c.req.query('list') ?? ''
    const enquiry = await requireEnquiry(c.env.DB, before.id)
    if (sent === undefined) {
      const draft = await storeTypedDraft(c, enquiry, asked)
      const { to, cc, subject } = asked
      return respondConflict(c, {
        seen: [{ enquiry, version: version ?? enquiry.version }],
        list,
        note,
        again: {
          action: enquiryUrl(enquiry.id, { action: 'replies', list }),
          fields: {
            ...{ version: enquiry.version, seen: draft?.at, to, cc, subject },
            close: asked.close ? 'yes' : null,
          },
          reply: text,
          draft: enquiryUrl(enquiry.id, { action: 'draft', list }),
          button: 'Send it anyway',
        },
        back: { label: 'Do not send it', url: enquiryUrl(enquiry.id, { list }) },
      })
    }
    if (!prefersPage(c)) return c.json(toApiEnquiry(enquiry), 201)
    const event = enquiry.events.findLast((each) => each.action === 'reply' && each.text === text)
    const go = c.req.query('go')
    const query = { sent: event?.version, list }
    const to = asked.close && go ? enquiryUrl(go, query) : enquiryUrl(enquiry.id, { ...query, go })
    return c.redirect(to, 303)
  })
  .all('/:id/replies', allowOnly('POST'))
  .post('/:id/take-back', async (c) => {
    const { event } = validate(eventSchema, await readFields(c.req))
    const { id } = await requireEnquiry(c.env.DB, c.req.param('id'))
    const text = await takeBack(c.env.DB, id, { event, actor: c.var.operator })
    if (text === undefined) {
      throw new ApiError(
        409,
        'not_taken_back',
        'It is no longer waiting, or it is not yours: nothing was taken back.',
      )
    }
    const { version, events } = await requireEnquiry(c.env.DB, id)
    const [move, later] = events.filter(
      (each) => each.version > event && !OF_WORDS.includes(each.action),
    )
    const isOwn = move?.action === 'status' && isSameOperator(move.actor, c.var.operator.name)
    if (isOwn && move.to === 'done' && !later) {
      const back = { id, version, move: createStatusMove(move.from, move.fromOwner) }
      await moveEnquiries(c.env.DB, [back], { ...c.var.by, undoes: true })
    }
    if (!prefersPage(c)) return c.json({ text }, 200)
    return c.redirect(`${enquiryUrl(id, { list: c.req.query('list') })}#reply`, 303)
  })
  .all('/:id/take-back', allowOnly('POST'))

/** To Done, with its operator as the owner, if there is none: what the sender writes then comes back to them. */
const close: Move = (now, actor) => createStatusMove('done', now.owner || actor)(now, actor)

/** Whether these words were the last ones: a page that the browser went back to has them in its field again. */
function isLast({ events }: OperatorEnquiry, text: string): boolean {
  const last = events.findLast(({ action }) => action === 'reply' || action === 'received')
  return last?.action === 'reply' && !last.takenBack && last.text === text
}

function alreadySent(isPage: boolean) {
  const way = isPage ? 'change them' : 'add an Idempotency-Key or a word'
  return new ApiError(
    409,
    'already_sent',
    `These words were just sent to this enquiry, so nothing was sent now. To send them again, ${way}.`,
  )
}

function tooManyStrangers() {
  return new ApiError(
    429,
    'too_many_recipients',
    `Replies have gone to ${STRANGERS_A_DAY} addresses that never wrote here in the last 24 hours, so nothing was sent. Leave such addresses out, or try again tomorrow.`,
    { headers: { 'Retry-After': '3600' } },
  )
}
