import type { Answer, Connections } from './connections.ts'

/** An enquiry that repeats no other: its sender makes it unique. */
export function enquiry(sender: string | number) {
  return {
    name: 'Ada',
    email: `${sender}@prospect.example`,
    message: `What does a portal cost? ${sender}`,
  }
}

type Way = {
  as: 'json' | 'form'
  key?: string | undefined
  /** Its apparent IP address; by default one for each sender. */
  address?: string
  headers?: Record<string, string>
}

/** Sends the enquiry of this sender like the app (JSON) or like a page without JavaScript (a form). */
export function submit(
  { send }: Connections,
  origin: string,
  sender: string | number,
  { as, key, address, headers }: Way,
): Promise<Answer> {
  const isJson = as === 'json'
  const body = isJson
    ? JSON.stringify(enquiry(sender))
    : String(new URLSearchParams(enquiry(sender)))
  return send(origin, {
    method: 'POST',
    path: '/api/contact',
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(!isJson && { accept: 'text/html' }),
      ...(key && { 'idempotency-key': key }),
      'cf-connecting-ip': address ?? `address-of-${sender}`,
      ...headers,
    },
    body,
  })
}
