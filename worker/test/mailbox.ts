export type Mail = {
  to: string | string[]
  cc?: string[]
  subject: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
}

/** Email from the site to the operator, with the addresses that it needs; each mail is kept in `mails`. */
export function mailbox() {
  const mails: Mail[] = []
  const bindings = {
    EMAIL: { send: async (mail: Mail) => void mails.push(mail) },
    EMAIL_FROM: 'site@lumenfold.example',
    EMAIL_TO: 'us@lumenfold.example',
    PUBLIC_ORIGIN: 'https://lumenfold.example',
  }
  return { mails, bindings }
}
