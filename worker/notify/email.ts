import type { ContactRecord } from '../contact/record.ts'
import type { Answer } from '../replies/find-received.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headline } from './headline.ts'
import { mailChannel } from './mail.ts'
import { inboxUrl } from './notification.ts'
import { quotedMail, quotedText } from './quoted-text.ts'

const RULE = '-'.repeat(40)

/**
 * Mails an enquiry to EMAIL_TO; replies go to its sender. The platform builds the message from parts, and
 * the visitor's name in the subject is one printable line, so no text of a visitor can become a header.
 */
export const email = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: ContactRecord }, { to, origin }, env) {
    const form = await loadLabels(env)
    return {
      to,
      replyTo: about.email,
      subject: headline(about, form, { withName: true }),
      text: textOf(about, origin, quotedText(about, form)),
      // Lets a receiver detect duplicates; mail has no other stable id that we may choose.
      headers: { 'X-Notification-Id': id },
    }
  },
})

/** Mails the answer to a reply to EMAIL_TO, like an enquiry. No out-of-office message answers it (RFC 3834). */
export const receivedEmail = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: Answer }, { to, origin }, env) {
    return {
      to,
      replyTo: about.email,
      subject: headline(about, await loadLabels(env), { withName: true, news: 'New reply' }),
      text: textOf(about, origin, quotedMail(about.received)),
      headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-generated' },
    }
  },
})

/** Our own words, then a rule, then all words of the visitor, quoted line by line, so that none look like ours. */
function textOf({ id, reference }: ContactRecord, origin: string | undefined, quoted: string) {
  const inbox = inboxUrl(origin, id)
  return [`Reference: ${reference}`, ...(inbox ? [`Inbox: ${inbox}`] : []), RULE, quoted].join('\n')
}
