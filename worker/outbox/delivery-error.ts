/** Why a notification did not arrive, in words that hold nothing of it: they are stored and shown. */
export class DeliveryError extends Error {}

/** The words for anything thrown while delivering. */
export function deliveryProblem(error: unknown): string {
  if (error instanceof DeliveryError) return error.message
  if (!(error instanceof Error)) return 'It failed.'
  if (error.name === 'TimeoutError') return 'There was no answer in time.'
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? ` (${error.code})` : ''
  return `It could not be sent: ${error.name}${code}.`
}
