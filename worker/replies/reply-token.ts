import { timingSafeEqual } from 'hono/utils/buffer'

/** The signature in hexadecimal: 96 bits, which nobody guesses by mail. */
const SIGNATURE_LENGTH = 24
/** Only from the edge of a word on: a search that begins at each letter takes 24 times as long. */
const TOKEN = /(?<![a-z\d-])[a-z\d-]{1,24}\.[a-f\d]{24}@/gi
/** The maximum of tokens in one mail to check: a long thread repeats one. */
const TOKENS_CHECKED = 20

const secrets = new WeakMap<D1Database, string>()

/**
 * The part before the @ that identifies an enquiry in the addresses and message ids of our mails: its reference and a
 * signature, which only this database can make. It has no capital letters, because some mail servers change them.
 */
export async function replyToken(db: D1Database, reference: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(await secretOf(db)), algorithm, false, [
    'sign',
  ])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(reference)))
  const hex = [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${reference.toLowerCase()}.${hex.slice(0, SIGNATURE_LENGTH)}`
}

/** The reference of the first token with a valid signature in a text; undefined without one. */
export async function readReplyToken(db: D1Database, text: string): Promise<string | undefined> {
  const tokens = new Set([...text.matchAll(TOKEN)].map(([token]) => token.toLowerCase()))
  for (const token of [...tokens].slice(0, TOKENS_CHECKED)) {
    const reference = token.slice(0, token.indexOf('.')).toUpperCase()
    if (await timingSafeEqual(token, `${await replyToken(db, reference)}@`)) return reference
  }
  return undefined
}

async function secretOf(db: D1Database): Promise<string> {
  const secret =
    secrets.get(db) ??
    (await db.prepare("SELECT value FROM secret WHERE name = 'reply'").first<string>('value'))
  if (!secret)
    throw new Error('The table secret has no row called reply: restore it from a backup.')
  secrets.set(db, secret)
  return secret
}
