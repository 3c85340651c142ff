import type { ContactRecord } from '../contact/record.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headlineWithName } from './headline.ts'
import { mailChannel } from './mail.ts'
import { quotedText } from './quoted-text.ts'
import { textForOperators } from './text-for-operators.ts'

/**
 * Mails an enquiry to EMAIL_TO; replies go to its sender. The platform builds the message from parts, and
 * the visitor's name in the subject is one printable line, so no text of a visitor can become a header.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: ContactRecord }, { to, origin }, env) {
    const form = await loadLabels(env)
    return {
      to,
      replyTo: about.email,
      subject: headlineWithName(about, form),
      text: textForOperators(about, { origin, quoted: quotedText(about, form) }),
      // Lets a receiver detect duplicates; mail has no other stable id that we may choose.
      headers: { 'X-Notification-Id': id },
    }
  },
})
