import { email } from '../forms/field-schema.ts'
import type { Report, Text, TextName } from './text.ts'

/** What mails, the sender's address, and who is told of enquiries, if anybody is. */
type Mail = { binding: SendEmail; from: string; to: string | undefined }

export function readMail(
  text: Text,
  binding: SendEmail | undefined,
  report: Report,
): Mail | undefined {
  const address = (name: TextName) => {
    const value = text(name)
    if (value === undefined || email.safeParse(value).success) return value
    report([name], `${name} has to be one email address, such as website@lumenfold.example.`)
    return undefined
  }
  const [from, to] = [address('EMAIL_FROM'), address('EMAIL_TO')]
  if (!binding && !text('EMAIL_FROM') && !text('EMAIL_TO')) return undefined
  const missing = [...(binding ? [] : ['EMAIL']), ...(text('EMAIL_FROM') ? [] : ['EMAIL_FROM'])]
  if (missing.length > 0) {
    report(missing, `Nothing is mailed: that takes ${missing.join(' and ')}, too.`)
  }
  return binding && from ? { binding, from, to } : undefined
}
