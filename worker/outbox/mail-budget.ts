import { HOUR_MS } from '../time.ts'

/**
 * The budget of receipts, and that of confirmations: the maximum that the whole site sends in an hour. Anyone can enter
 * a stranger's address into a form, and unwanted mail ruins the reputation of the sender's domain.
 */
const MAILS_AN_HOUR = 100

/** They ignore dots, and deliver to one mailbox. */
const GMAIL = ['gmail.com', 'googlemail.com']

/** The mailbox of an address, in one spelling: lower case, no `+tag` (RFC 5233: detail), and with Gmail no dots. */
export function canonicalMailbox(email: string): string {
  const [user = '', host = ''] = email.toLowerCase().split('@')
  const name = user.replace(/(?<=.)\+.*/, '')
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`
}

/**
 * SQL for the time of one more mail to a stranger: ?3 (now, in milliseconds), or later when the budget of
 * its channel ?2 is used up. The first attempt counts; retries come beside the budget.
 */
export const NEXT_SEND_TIME_EXPRESSION = `max(?3, ifnull((
  SELECT next_at + ${HOUR_MS} FROM outbox
  WHERE channel = ?2 AND recipient IS NOT NULL AND attempts <= 1
  ORDER BY next_at DESC LIMIT 1 OFFSET ${MAILS_AN_HOUR - 1}), 0))`
