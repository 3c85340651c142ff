/** Why a notification failed: stored and shown, so nothing of its contents. `final` when no retry can help. */
export class DeliveryError extends Error {
  readonly final: boolean

  constructor(message: string, { final = false } = {}) {
    super(message)
    this.final = final
  }
}

/** The error of the email binding for an address whose earlier mails came back. */
export const SUPPRESSED_RECIPIENT = 'E_RECIPIENT_SUPPRESSED'
/** Its errors that are permanent for the recipient's address. */
const PERMANENT_ERRORS = ['E_RECIPIENT_NOT_ALLOWED', SUPPRESSED_RECIPIENT]

export type DeliveryFailure = {
  error: string
  /** Whether no retry can help. */
  final: boolean
  /** Whether it was certainly not delivered. */
  isCertain: boolean
}

/** The message for any error during a delivery. */
export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryError) {
    return { error: error.message, final: error.final, isCertain: true }
  }
  if (!(error instanceof Error)) return { error: 'It failed.', final: false, isCertain: false }
  if (error.name === 'TimeoutError') {
    return { error: 'There was no response in time.', final: false, isCertain: false }
  }
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? String(error.code) : ''
  const said = code && ` (${code})`
  return {
    error: `It could not be sent: ${error.name}${said}.`,
    final: PERMANENT_ERRORS.includes(code),
    // The platform refuses a mail with a code.
    isCertain: code !== '',
  }
}
