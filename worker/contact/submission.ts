import type { HonoRequest } from 'hono'
import { isForm, readFields } from '../http/body.ts'
import type { Fields } from '../http/validate.ts'

/** The honeypot: not a name of the enquiry's own, and one that programs like to fill in. */
export const HONEYPOT_FIELD = 'website'
/** Where a form, which sends no headers of its own, has its key. */
const KEY_FIELD = 'idempotencyKey'

/** What was sent to /api/contact, unchecked. */
export type Submission = {
  fields: Fields
  /** What the sender chose to tell a repeat by: the header or, in a form post, a hidden field. */
  idempotencyKey: string | undefined
  /** Only the bare form has the honeypot; the app does not send it. */
  honeypotFilled: boolean
  /** What Turnstile's widget gave to the app; a form post without script has none. */
  turnstileToken: string | undefined
}

/** Reads an enquiry and what comes with it; throws as `readFields` does. */
export async function readSubmission(request: HonoRequest): Promise<Submission> {
  const fields = await readFields(request)
  const idempotencyKey = request.header('Idempotency-Key')
  const turnstileToken = request.header('Turnstile-Token')
  if (!isForm(request)) return { fields, idempotencyKey, honeypotFilled: false, turnstileToken }
  const sent = (wanted: string) => fields.find(([name, value]) => name === wanted && value !== '')
  return {
    fields: fields.filter(([name]) => name !== HONEYPOT_FIELD && name !== KEY_FIELD),
    idempotencyKey: idempotencyKey ?? sent(KEY_FIELD)?.[1]?.toString(),
    honeypotFilled: sent(HONEYPOT_FIELD) !== undefined,
    turnstileToken,
  }
}
