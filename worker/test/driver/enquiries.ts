import type { Answer, Connections } from './connections.ts'

/** An enquiry that no other repeats: what tells it from them is its sender. */
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
  /** Where it seems to come from; from the sender's own address unless told. */
  address?: string
  headers?: Record<string, string>
}

/** Sends the enquiry of this sender as the app does (JSON) or as a page without script (a form). */
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

/** What is stored, beside the senders who were told so. */
export async function compareRows(db: D1Database, acknowledged: Iterable<string | number>) {
  const { results } = await db
    .prepare('SELECT id, idempotency_key AS key, email FROM contact')
    .all<{ id: string; key: string | null; email: string }>()
  const idOf = new Map(results.map(({ id, email }) => [email.replace(/@.*/, ''), id]))
  const senders = new Set(Array.from(acknowledged, String))
  return {
    rows: results,
    idOf,
    outcome: {
      lost: [...senders].filter((sender) => !idOf.has(sender)),
      doubled: results.length - idOf.size,
      /** Stored, though its sender was not told so. */
      unanswered: [...idOf.keys()].filter((sender) => !senders.has(sender)),
    },
  }
}
