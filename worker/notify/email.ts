import type { ContactRecord } from '../contact/record.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headlineWithName } from './headline.ts'
import { inboxUrl } from './inbox-url.ts'
import { mailChannel } from './mail.ts'
import { quotedText } from './quoted-text.ts'

const RULE = '-'.repeat(40)

/**
 * Mails an enquiry to EMAIL_TO; replies go to its sender. The platform builds the message from parts, and
 * the visitor's name in the subject is one printable line, so no text of a visitor can become a header. The
 * body begins with our own words, then a rule, then all of the visitor's words, quoted line by line, so
 * that none look like ours.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: ContactRecord }, { to, origin }, env) {
    const { reference, email } = about
    const form = await loadLabels(env)
    const inbox = inboxUrl(origin, about.id)
    const lines = [
      `Reference: ${reference}`,
      ...(inbox ? [`Inbox: ${inbox}`] : []),
      RULE,
      quotedText(about, form),
    ]
    return {
      to,
      replyTo: email,
      subject: headlineWithName(about, form),
      text: lines.join('\n'),
      // Lets a receiver detect duplicates; mail has no other stable id that we may choose.
      headers: { 'X-Notification-Id': id },
    }
  },
})
