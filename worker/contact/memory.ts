/** Spam that an operator marked: what the filter marks keeps the time of its arrival. */
const MARKED = `status = 'spam' AND status_at > created_at`

/**
 * SQL for the reason to hold an enquiry, if an operator moved another one of the same text (?20) or of the
 * same address (?11) to Spam; NULL otherwise. Nothing is stored for it: an enquiry that leaves Spam, or is
 * erased, is forgotten at once. Marks of the filter do not count, so that no flood can hold a customer's
 * enquiry.
 */
export const REMEMBERED = `coalesce(
  (SELECT 'sameText: ' || reference FROM contact WHERE ${MARKED} AND text_key = ?20 LIMIT 1),
  (SELECT 'sameSender: ' || reference FROM contact WHERE ${MARKED} AND email = ?11 LIMIT 1))`
