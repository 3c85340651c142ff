/**
 * Why a notification did not arrive, in words that hold nothing of it: they are stored and shown.
 * `final` when no other try can help.
 */
export class DeliveryError extends Error {
  readonly final: boolean

  constructor(message: string, { final = false } = {}) {
    super(message)
    this.final = final
  }
}

/** Refusals of the email binding that hold for the receiver's address, whenever one tries. */
const NEVER = ['E_RECIPIENT_NOT_ALLOWED', 'E_RECIPIENT_SUPPRESSED']

/** The words for anything thrown while delivering, and whether no other try can help. */
export function deliveryProblem(error: unknown): { error: string; final: boolean } {
  if (error instanceof DeliveryError) return { error: error.message, final: error.final }
  if (!(error instanceof Error)) return { error: 'It failed.', final: false }
  if (error.name === 'TimeoutError') return { error: 'There was no answer in time.', final: false }
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? String(error.code) : ''
  const said = code && ` (${code})`
  return { error: `It could not be sent: ${error.name}${said}.`, final: NEVER.includes(code) }
}
