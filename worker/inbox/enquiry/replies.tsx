import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkIdempotencyKey, keyReused } from '#worker/contact/idempotency-key.ts'
import { toJson } from '#worker/contact/record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { findReplyText, takeBack } from '#worker/replies/store.ts'
import { moveTo, takeOn } from '../changes/decide.ts'
import { changeNumber, version, words } from '../changes/schema.ts'
import { refuseStale } from '../changes/stale-page.tsx'
import { changeContact, moveContacts } from '../changes/store.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { REPLY_MAX_LENGTH } from '../page/reply-field.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { showEnquiry } from './answer.tsx'
import { requireContact } from './enquiry.ts'
import { isToDo } from './status.tsx'

export const replySchema = z.strictObject(
  {
    text: words.check(
      z.minLength(1, 'Write a reply, then send it.'),
      z.maxLength(
        REPLY_MAX_LENGTH,
        `Shorten the reply to ${REPLY_MAX_LENGTH.toLocaleString('en')} characters.`,
      ),
    ),
    version: z.optional(version),
  },
  'Remove this field: a reply has text and version only.',
)

export const draftSchema = z.strictObject(
  { text: z._default(words, ''), insert: words, version: z.optional(version) },
  'Remove this field: a draft has text, insert and version only.',
)

export const takeBackSchema = z.strictObject(
  { event: changeNumber },
  'Remove this field: only event is accepted.',
)

/** These events move nothing. */
const OF_WORDS = ['note', 'edit-note', 'take-back', 'erase-mails']

/**
 * POST /api/contacts/:id/replies mails a text to the sender of an enquiry, 20 seconds later, and takes a
 * waiting enquiry on. A repeat is one reply: with the same Idempotency-Key (a 422 with another text), else the
 * same text to the same version of the enquiry; with neither, the same text again is a 409. When a colleague
 * changed the enquiry since its `version`, nothing is sent: a 409 shows the change and asks again.
 *
 * POST /api/contacts/:id/draft answers with the page, a saved reply (`insert`) after the text in its field.
 *
 * POST /api/contacts/:id/take-back takes back an answer of one's own, by the `version` of its event: a reply
 * that has not left, or an answer that was only recorded. The latter also moves an enquiry back that it took on,
 * unless something else has happened to it since.
 */
export const replies = new Hono<InboxEnv>()
  .post('/:id/replies', async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)
    const { text, version } = validate(replySchema, fields)
    const key = c.req.header('Idempotency-Key')
    checkIdempotencyKey(key)
    const before = await requireContact(c.env.DB, c.req.param('id'))
    if (c.var.channels.reply.length === 0) throw repliesOff()
    const replyKey = key ?? `${c.var.operator.name} ${version ?? ''} ${text}`
    const isUnmarked = key === undefined && version === undefined
    if (isUnmarked && (await findReplyText(c.env.DB, before.id, replyKey))) throw alreadySent()
    const done = await changeContact(c.env.DB, before.id, {
      version,
      move: takeOn,
      reply: { text, key: replyKey },
      ...c.var.by,
    })

    const sent = await findReplyText(c.env.DB, before.id, replyKey)
    if (sent !== undefined && sent !== text) throw keyReused()
    const list = c.req.query('list') ?? ''
    const contact = await requireContact(c.env.DB, before.id)
    if (done.isStale && sent === undefined) {
      return refuseStale(c, {
        stale: [{ contact, version: version ?? contact.version }],
        list,
        again: {
          action: enquiryUrl(contact.id, { action: 'replies' }),
          fields: { version: contact.version },
          reply: text,
          button: 'Send it anyway',
        },
        back: { label: 'Do not send it', url: enquiryUrl(contact.id, { list }) },
      })
    }
    if (!prefersPage(c)) return c.json(toJson(contact), 201)
    return c.redirect(enquiryUrl(contact.id, { changed: 'reply', list }), 303)
  })
  .all('/:id/replies', allowOnly('POST'))
  .post('/:id/draft', async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)
    const { text, insert } = validate(draftSchema, fields)
    const contact = await requireContact(c.env.DB, c.req.param('id'))
    if (c.var.channels.reply.length === 0) throw repliesOff()
    const reply = [text, insert].filter(Boolean).join('\n\n')
    const list = c.req.query('list') ?? ''
    return showEnquiry(c, contact, { changed: undefined, list, reply })
  })
  .all('/:id/draft', allowOnly('POST'))
  .post('/:id/take-back', async (c) => {
    const { event } = validate(takeBackSchema, await readFields(c.req))
    const { id } = await requireContact(c.env.DB, c.req.param('id'))
    const text = await takeBack(c.env.DB, id, { event, actor: c.var.operator })
    if (text === undefined) {
      throw new ApiError(
        409,
        'not_taken_back',
        'It is no longer waiting, or it is not yours: nothing was taken back.',
      )
    }
    const { version, events } = await requireContact(c.env.DB, id)
    const [move, later] = events.filter(
      (each) => each.version > event && !OF_WORDS.includes(each.action),
    )
    if (text === '' && !later && move?.action === 'status' && isToDo(move.from)) {
      const back = { id, version, move: moveTo(move.from, '') }
      await moveContacts(c.env.DB, [back], { ...c.var.by, undoes: true })
    }
    if (!prefersPage(c)) return c.json({ text }, 200)
    return c.redirect(enquiryUrl(id, { changed: 'answer', list: c.req.query('list') }), 303)
  })
  .all('/:id/take-back', allowOnly('POST'))

function alreadySent() {
  return new ApiError(
    409,
    'already_sent',
    'This enquiry has a reply of yours with the same words, so nothing was sent now. To send them again, add an Idempotency-Key.',
  )
}

function repliesOff() {
  return new ApiError(
    409,
    'replies_off',
    'Replies are off, so nothing was sent. Set up email, or answer in your mail program.',
  )
}
