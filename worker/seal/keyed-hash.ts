/** Turns a text into a hash that only this database gives: equal texts, equal hashes. */
export type KeyedHash = (text: string) => Promise<string>

const hashes = new WeakMap<D1Database, Promise<KeyedHash>>()

/**
 * HMAC-SHA-256 with the database's own key, in hexadecimal digits. A hash stands for an address or a
 * word wherever the text itself must not be: in indexes, in the audit. The key never changes, so it
 * is read once. Rejects when the database does not answer.
 */
export function keyedHash(db: D1Database): Promise<KeyedHash> {
  const known = hashes.get(db)
  if (known) return known
  const hash = readKey(db).then((key) => (text: string) => hmac(key, text))
  hashes.set(db, hash)
  // A failure is not kept: the next request reads again.
  hash.catch(() => hashes.delete(db))
  return hash
}

async function readKey(db: D1Database): Promise<CryptoKey> {
  const key = await db.prepare('SELECT key FROM database_key LIMIT 1').first<string>('key')
  if (!key) throw new Error('The table database_key is empty: apply the migrations again.')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(key), algorithm, false, ['sign'])
}

async function hmac(key: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
