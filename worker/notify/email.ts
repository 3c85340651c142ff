import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'
import { headlineWithName } from './headline.ts'
import { inboxUrl } from './inbox-url.ts'
import { mailChannel } from './mail.ts'
import { quotedWords } from './visitor-words.ts'

const RULE = '-'.repeat(40)

/**
 * Mails an enquiry to EMAIL_TO; an answer goes to its sender. The platform builds the message from
 * parts, and of the subject's words the visitor's name is one printable line, so nothing a visitor
 * wrote can become a header. In the text our own words stand first, then a rule, then all of the
 * visitor's, quoted line by line: none passes for ours.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  write({ id, about }: { id: string; about: ContactRecord }, { to, origin }) {
    const { reference, email, serviceInterest } = about
    const inbox = inboxUrl(origin, about.id)
    const lines = [
      `Reference: ${reference}`,
      ...(inbox ? [`Inbox: ${inbox}`] : []),
      ...(serviceInterest ? [`Interested in: ${interestName(serviceInterest)}`] : []),
      RULE,
      quotedWords(about),
    ]
    return {
      to,
      replyTo: email,
      subject: headlineWithName(about),
      text: lines.join('\n'),
      // A receiver that gets it twice can tell; mail has no other stable id that we may choose.
      headers: { 'X-Notification-Id': id },
    }
  },
})
