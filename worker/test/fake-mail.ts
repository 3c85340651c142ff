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

/** The parts of a mail for a test: the envelope, its headers and its body. */
export type TestMail = {
  from?: string
  to?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** A mail as Email Routing passes it to the Worker, and what became of it. */
export function incomingMail({
  from = 'ada@prospect.example',
  to = 'reply@lumenfold.example',
  headers = {},
  body = '',
}: TestMail) {
  const all = { From: `Ada <${from}>`, To: to, 'Message-ID': '<1@prospect.example>', ...headers }
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const raw = new Uint8Array(Buffer.concat([Buffer.from(`${head}\r\n`), Buffer.from(body)]))
  const unfolded = Object.entries(all).map(([name, value]) => [name, value.replaceAll('\r\n', '')])
  const forwarded: string[] = []
  const rejected: string[] = []
  const message = {
    from,
    to,
    headers: new Headers(Object.fromEntries(unfolded)),
    rawSize: raw.length,
    raw: new Response(raw).body,
    forward: async (address: string) => void forwarded.push(address),
    setReject: (reason: string) => void rejected.push(reason),
  } as unknown as ForwardableEmailMessage
  return { message, raw, forwarded, rejected }
}

/** A mail with several parts; each begins with its headers. */
export function multipart(...parts: string[]): { headers: Record<string, string>; body: string } {
  return {
    headers: { 'Content-Type': 'multipart/mixed; boundary=part' },
    body: [...parts.map((part) => `--part\r\n${part}`), '--part--'].join('\r\n'),
  }
}
