import type { HonoRequest } from 'hono'
import { isForm, readFields } from '../http/body.ts'
import type { Fields } from '../http/validate.ts'

/** The honeypot: not a name of the enquiry's own, and one that programs like to fill in. */
export const HONEYPOT_FIELD = 'website'

/** What was sent to /api/contact, unchecked. */
export type Submission = {
  fields: Fields
  /** Only the bare form has the honeypot; the app does not send it. */
  honeypotFilled: boolean
  /** What Turnstile's widget gave to the app; a form post without script has none. */
  turnstileToken: string | undefined
}

/** Reads an enquiry and what comes with it; throws as `readFields` does. */
export async function readSubmission(request: HonoRequest): Promise<Submission> {
  const fields = await readFields(request)
  const turnstileToken = request.header('Turnstile-Token')
  if (!isForm(request)) return { fields, honeypotFilled: false, turnstileToken }
  return {
    fields: fields.filter(([name]) => name !== HONEYPOT_FIELD),
    honeypotFilled: fields.some(([name, value]) => name === HONEYPOT_FIELD && value !== ''),
    turnstileToken,
  }
}
