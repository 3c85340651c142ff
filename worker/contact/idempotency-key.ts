import { ApiError } from '../http/errors.ts'
import { keyedHash } from '../seal/keyed-hash.ts'
import type { Contact } from './schema.ts'

/**
 * How long the same words from a form without script count as one enquiry, at least; at most twice
 * as long. Long enough for a double click, a reload or an impatient second try.
 */
export const REPEAT_WINDOW_MS = 10 * 60 * 1000

/** What makes an enquiry one and the same. */
export type DraftKey = {
  /** Stored with the enquiry, unique. */
  key: string
  /** An earlier enquiry with this key is the same one, too. */
  earlierKey: string | null
  /** Tells a repeat from a key that is used again for other words. */
  fingerprint: string
}

// What programs use as keys (a UUID has 36 characters), and nothing that needs escaping anywhere.
const SENT_KEY = /^[\w.:-]{8,128}$/

/**
 * The key of an enquiry: the one its sender chose, or else one made of its normalised words and the
 * time, which looks at this window and the one before, so that no repeat falls between two.
 * Throws a 400 when the sender's key is malformed.
 */
export async function draftKey(
  db: D1Database,
  contact: Contact,
  { sentKey, now }: { sentKey: string | undefined; now: number },
): Promise<DraftKey> {
  if (sentKey !== undefined && !SENT_KEY.test(sentKey)) throw malformedKey()
  const hash = await keyedHash(db)
  const fingerprint = await hash(`fingerprint:${JSON.stringify(normalise(contact))}`)
  if (sentKey !== undefined) {
    // Hashed, since it may be words of its sender's, and the file keeps what is deleted from a table.
    return { key: `sent:${await hash(`key:${sentKey}`)}`, earlierKey: null, fingerprint }
  }
  const window = Math.floor(now / REPEAT_WINDOW_MS)
  return {
    key: `made:${window}:${fingerprint}`,
    earlierKey: `made:${window - 1}:${fingerprint}`,
    fingerprint,
  }
}

/** The refusal of a key that came before with other words. */
export function keyReused(): ApiError {
  return new ApiError(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was sent before with another text. Send a new key with a new text.',
  )
}

function malformedKey(): ApiError {
  return new ApiError(
    400,
    'malformed_idempotency_key',
    'Send an Idempotency-Key of 8 to 128 letters, digits and the characters . _ : - (a UUID, say).',
  )
}

// A form post ends its lines with CR LF, the app with LF; browsers differ in what they trim.
function normalise({ name, email, serviceInterest, message }: Contact): string[] {
  return [name, email.toLowerCase(), serviceInterest, message].map((text) =>
    text.normalize('NFC').replace(/\s+/g, ' ').trim(),
  )
}
