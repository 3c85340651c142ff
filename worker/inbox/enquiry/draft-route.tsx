import { type Context, Hono } from 'hono'
import type { Actor } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { isForm, readFields } from '#worker/http/request-body.ts'
import { type Fields, validate } from '#worker/http/validate.ts'
import { defaultReplySubject } from '#worker/notify/receipt-and-reply-mail.ts'
import { isByOperator } from '#worker/operators.ts'
import { type Draft, NO_CC, storeDraft, type Writer } from '#worker/replies/drafts.ts'
import { usualCc, usualRecipient, usualSubject } from '#worker/replies/recipients.ts'
import { MINUTE_MS, timestampBefore } from '#worker/time.ts'
import { type ChangeFields, draftSchema } from '../changes/schema.ts'
import { unknownVersionError } from '../changes/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { Time } from '../layout/time.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { type OperatorEnquiry, requireEnquiry } from './store.ts'

/**
 * POST /api/contacts/:id/draft keeps what an operator has typed, and responds with it and with the colleagues who have a
 * draft, too; the form comes back with it, a saved reply (`insert`) after the text in its field. A 409 when the same
 * operator has sent or saved these words since.
 */
export const draftRoutes = new Hono<InboxEnv>()
  .post('/:id/draft', async (c) => {
    // Enter in the field of a day presses the first button of its form, which keeps the draft.
    const list = c.req.query('list')
    const hasDay = (await readFields(c.req)).some(([name, value]) => name === 'day' && value)
    if (isForm(c.req) && hasDay)
      return c.redirect(enquiryUrl(c.req.param('id'), { action: 'later', list }), 307)
    const fields = await readAndKeepFields(c)
    // The button that keeps the words of a refused form sends its other fields, too.
    const words = isForm(c.req) ? fields.filter(([name]) => name in draftSchema.shape) : fields
    const { insert, text, note, ...typed } = validate(draftSchema, words)
    const enquiry = await requireEnquiry(c.env.DB, c.req.param('id'))
    if ((typed.version ?? 0) > enquiry.version) throw unknownVersionError('version')
    const reply = insert ? [text?.trimEnd(), insert].filter(Boolean).join('\n\n') : text
    const draft = await storeTypedDraft(c, enquiry, { ...typed, text: reply ?? '' }, note)
    if (!draft) {
      throw new ApiError(
        409,
        'sent_meanwhile',
        'You have sent a reply or saved a note here since this page was loaded, so these words were not kept. Load it again before you go on.',
      )
    }
    const field = note && !reply ? 'note' : 'reply'
    if (prefersPage(c)) return c.redirect(`${enquiryUrl(enquiry.id, { list })}#${field}`, 303)
    const others = enquiry.drafts.filter((each) => !isOwnDraft(each, c.var.operator))
    return c.json({ draft, others }, 200)
  })
  .all('/:id/draft', allowOnly('POST'))

/** The fields of a form of an enquiry, kept for its error page. Every button but those of Later ignores the day. */
export async function readAndKeepFields(c: Context<InboxEnv>): Promise<Fields> {
  const sent = await readFields(c.req)
  const isDayOfOther = isForm(c.req) && c.req.param('change') !== 'later'
  const fields = isDayOfOther ? sent.filter(([name]) => name !== 'day') : sent
  c.set('fields', fields)
  return fields
}

/**
 * Keeps the reply of a form, and perhaps its note, as the operator's draft. The recipients and the subject that the page
 * offered are no choice of theirs: they change with the next mail. A Cc that they emptied is one. Resolves as `storeDraft`
 * does.
 */
export async function storeTypedDraft(
  c: Context<InboxEnv>,
  enquiry: OperatorEnquiry,
  { text = '', to = '', cc, subject = '', version, seen }: ChangeFields,
  note = '',
): Promise<Draft | undefined> {
  const ofReceipt = subject && (await defaultReplySubject(c.env, enquiry).catch(() => ''))
  const words = {
    ...{ text, note },
    cc: cc === undefined || cc.trim() === usualCc(enquiry, version) ? '' : cc || NO_CC,
    to: to.trim() === usualRecipient(enquiry, version) ? '' : to,
    subject: subject.trim() === (usualSubject(enquiry, version) || ofReceipt) ? '' : subject,
  }
  return storeDraft(c.env.DB, enquiry.id, { ...words, version, seen }, c.var.operator)
}

/** Who has typed nothing for so long has a draft, and is not writing. */
const PAUSE_MS = 5 * MINUTE_MS

/** Whether a draft is this operator's own. */
export function isOwnDraft({ operator, verified }: Writer, actor: Actor): boolean {
  return isByOperator({ actor: operator, verified }, actor)
}

/** Who is writing, or has begun to. */
export function describeWriter({ operator, at }: Writer, now = Date.now()): string {
  return `${operator} ${at > timestampBefore(now, PAUSE_MS) ? 'is writing' : 'has a draft'}`
}

/** The colleagues who are writing to the sender of an enquiry, or have begun to, and since when. */
export function ColleagueDraftNotices({ drafts, operator }: { drafts: Writer[]; operator: Actor }) {
  return (
    <>
      {drafts
        .filter((each) => !isOwnDraft(each, operator))
        .map((each) => (
          <p class="notice">
            <bdi>{describeWriter(each)}</bdi>, since <Time at={each.since} />.
          </p>
        ))}
    </>
  )
}
