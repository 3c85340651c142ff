/**
 * The reason of a failed notification. Its message is stored and shown, so it contains nothing of the
 * notification. `final` when no retry can help.
 */
export class DeliveryError extends Error {
  readonly final: boolean

  constructor(message: string, { final = false } = {}) {
    super(message)
    this.final = final
  }
}

/** Errors of the email binding that are permanent for the recipient's address. */
const NEVER = ['E_RECIPIENT_NOT_ALLOWED', 'E_RECIPIENT_SUPPRESSED']

/** The message for any error during a delivery, and whether no retry can help. */
export function deliveryProblem(error: unknown): { error: string; final: boolean } {
  if (error instanceof DeliveryError) return { error: error.message, final: error.final }
  if (!(error instanceof Error)) return { error: 'It failed.', final: false }
  if (error.name === 'TimeoutError') return { error: 'There was no answer in time.', final: false }
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? String(error.code) : ''
  const said = code && ` (${code})`
  return { error: `It could not be sent: ${error.name}${said}.`, final: NEVER.includes(code) }
}
