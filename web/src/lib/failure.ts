/** The error message beside a form after a failed request, until the next attempt. */
export interface Failure {
  text: string
  /** The message for each field that the server rejected, by the field's name. */
  fields: Partial<Record<string, string>>
}

const NO_ANSWER =
  'No answer came back, so this may not have arrived. What you typed is still here: check your ' +
  'connection and send it again. Sending again creates no duplicate.'
const OUR_FAULT =
  'Something failed on our side, and this was not stored. What you typed is still here: please ' +
  'send it again in a minute.'

/** The message for an error of `request`: the server's own if it sent one. */
export function describeFailure(error: Error): Failure {
  const refusal = /^\d{3}: (.*)$/s.exec(error.message)
  if (!refusal) return { text: NO_ANSWER, fields: {} }
  try {
    const { message, fields = {} } = JSON.parse(refusal[1] ?? '').error
    return { text: String(message), fields }
  } catch {
    return { text: OUR_FAULT, fields: {} }
  }
}
