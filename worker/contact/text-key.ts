import { encodeBase64 } from 'hono/utils/encode'

/** A link, an address or a host name fills a run of ASCII characters, also in a text without spaces. */
const ADDRESS = /(?<![!-~])(?:www\.|[!-~]*?(?:@|:\/\/|\w\.\w))[!-~]*/gi
/** A text of fewer letters, such as “Price?”, is the same by chance. */
const FEWEST_LETTERS = 9

/**
 * Identifies a message that is sent again with other links, addresses, host names or numbers: the SHA-256
 * of its letters in lower case, in base64; null for a message of fewer than nine letters.
 */
export async function textKey(message: string): Promise<string | null> {
  const letters = message
    .replace(ADDRESS, '')
    .toLowerCase()
    .replace(/\P{L}+/gu, '')
  if (letters.length < FEWEST_LETTERS) return null
  const bytes = new TextEncoder().encode(letters)
  return encodeBase64(await crypto.subtle.digest('SHA-256', bytes))
}
