import { encodeBase64 } from 'hono/utils/encode'

/** The SHA-256 of a text, in base64. */
export async function sha256(text: string): Promise<string> {
  return encodeBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
