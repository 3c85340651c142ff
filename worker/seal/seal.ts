import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

/** A new AES-256 key for one record, as 44 characters of base64. */
export function createSealKey(): string {
  return encodeBase64(crypto.getRandomValues(new Uint8Array(32)).buffer)
}

/**
 * The value as JSON, encrypted and authenticated (AES-GCM under a random nonce), in base64.
 * Forgetting a record is overwriting its key: whatever copies of the sealed text are left in free
 * pages or backups of the database then say nothing.
 */
export async function seal(key: string, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await importKey(key, 'encrypt'),
    text,
  )
  return encodeBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]).buffer)
}

/** What `seal` was given. Rejects when the key is another one or the text was changed. */
export async function unseal<T>(key: string, sealed: string): Promise<T> {
  const bytes = decodeBase64(sealed)
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) },
    await importKey(key, 'decrypt'),
    bytes.subarray(NONCE_BYTES),
  )
  return JSON.parse(new TextDecoder().decode(text))
}

// The one length that AES-GCM takes as it is (NIST SP 800-38D, section 8.2.1).
const NONCE_BYTES = 12

function importKey(key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', decodeBase64(key), 'AES-GCM', false, [use])
}
