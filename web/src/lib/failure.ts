/** The error message beside a form after a failed request, until the next attempt. */
export interface Failure {
  text: string
  /** The message for each field that the server rejected, by the field's name. */
  fields: Partial<Record<string, string>>
}

/** The message for an error of `request`: the server's own if it sent one. */
export function describeFailure(
  error: Error,
  { noAnswer, ourFault }: { noAnswer: string; ourFault: string },
): Failure {
  const refusal = /^\d{3}: (.*)$/s.exec(error.message)
  if (!refusal) return { text: noAnswer, fields: {} }
  try {
    const { message, fields } = JSON.parse(refusal[1] ?? '').error
    if (typeof message === 'string') return { text: message, fields: fields ?? {} }
  } catch {
    // Not of the Worker, but of a host or a proxy before it.
  }
  return { text: ourFault, fields: {} }
}
