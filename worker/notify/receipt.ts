import type { ContactRecord } from '../contact/record.ts'
import { settings } from '../settings.ts'
import { mailChannel } from './mail.ts'

/**
 * Mails the reference of an enquiry to its sender; replies go to EMAIL_TO. It holds only our own words, not
 * even the name: otherwise anyone could send their words to any address through the form.
 */
export const { isConfigured, send } = mailChannel({
  // A reply needs a recipient.
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
      // Prevents an automatic reply, such as an out-of-office message (RFC 3834).
      headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-replied' },
    }
  },
})
