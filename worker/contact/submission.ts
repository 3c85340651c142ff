import type { HonoRequest } from 'hono'
import { isForm, readFields } from '../http/body.ts'
import type { Fields } from '../http/validate.ts'

/** The honeypot: not a name of the enquiry's own, and one that programs like to fill in. */
export const HONEYPOT_FIELD = 'website'
const KEY_FIELD = 'idempotencyKey'

/** What was sent to /api/contact, unchecked. */
export type Submission = {
  fields: Fields
  /** The key that the sender chose, from the header or, in a form post, from its hidden field. */
  sentKey: string | undefined
  /** Only the bare form has the honeypot; the app does not send it. */
  honeypotFilled: boolean
  /** What Turnstile's widget gave to the app; a form post without script has none. */
  turnstileToken: string | undefined
}

/** Reads an enquiry and what comes with it; throws as `readFields` does. */
export async function readSubmission(request: HonoRequest): Promise<Submission> {
  const fields = await readFields(request)
  const sentKey = request.header('Idempotency-Key')
  const turnstileToken = request.header('Turnstile-Token')
  if (!isForm(request)) return { fields, sentKey, honeypotFilled: false, turnstileToken }

  const sent = (wanted: string) => fields.find(([name]) => name === wanted)?.[1]
  const key = sent(KEY_FIELD)
  return {
    fields: fields.filter(([name]) => name !== KEY_FIELD && name !== HONEYPOT_FIELD),
    sentKey: sentKey ?? (typeof key === 'string' && key !== '' ? key : undefined),
    honeypotFilled: Boolean(sent(HONEYPOT_FIELD)),
    turnstileToken,
  }
}
