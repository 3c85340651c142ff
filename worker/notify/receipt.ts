import type { ContactRecord } from '../contact/record.ts'
import { settings } from '../settings.ts'
import { mailChannel } from './mail.ts'

/**
 * Tells the sender the reference of an enquiry; an answer goes to EMAIL_TO. It holds our own words only,
 * no name either: through the form, anybody could send theirs to any address.
 */
export const { isConfigured, send } = mailChannel({
  // An answer has to reach somebody.
  needs: 'to',
  isWanted: settings.receipts,
  write({ id, about }: { id: string; about: ContactRecord }, { to, origin }) {
    const { email, reference } = about
    const form = origin ? `our form at ${origin}/contact` : 'our contact form'
    return {
      to: email,
      replyTo: to,
      subject: `We have your message (${reference})`,
      text: [
        `Thank you for your message. Its reference is ${reference}.`,
        '',
        'We will read it and answer at this address. To add something, reply to this email; if you',
        'call, quote the reference.',
        '',
        `If this wasn't you, someone entered your address in ${form}: ignore this email.`,
      ].join('\n'),
      // No absent sender's own automatic answer answers it (RFC 3834).
      headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-replied' },
    }
  },
})
