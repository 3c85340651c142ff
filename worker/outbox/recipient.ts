/**
 * The maximum of receipts and confirmations that the whole site queues in an hour: anyone can enter a
 * stranger's address into a form, and unwanted mail ruins the reputation of the sender's domain.
 */
export const STRANGERS_AN_HOUR = 100

/**
 * SQL for the mailbox that the address in a column reaches: in lower case, without the `+tag` that many
 * providers ignore (RFC 5233 calls it the detail), so that one mailbox has one spelling.
 */
export function mailboxOf(column: string): string {
  return `lower(iif(
    instr(${column}, '+') BETWEEN 2 AND instr(${column}, '@'),
    substr(${column}, 1, instr(${column}, '+') - 1) || substr(${column}, instr(${column}, '@')),
    ${column}))`
}

/** SQL for whether one more stranger may get mail; the parameter is the moment an hour ago. */
export function mayWriteToStranger(anHourAgo: string): string {
  return `(SELECT count(*) FROM outbox WHERE recipient IS NOT NULL AND created_at > ${anHourAgo})
    < ${STRANGERS_AN_HOUR}`
}
