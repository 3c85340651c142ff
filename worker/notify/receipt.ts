import type { ContactRecord } from '../contact/record.ts'
import { settings } from '../settings.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'
import { threadOf } from './thread.ts'

/**
 * Mails the reference of an enquiry to its sender, in the language of its form; replies go to its thread, or to
 * EMAIL_TO. It holds only our own words, not even the name: otherwise anyone could send their words to any
 * address through the form.
 */
export const receipt = mailChannel({
  // A reply needs a recipient.
  needs: 'to',
  isWanted: settings.receipts,
  async write({ id, about }: { id: string; about: ContactRecord }, { to }, env) {
    const { texts } = await languageCalled(env, about.language)
    const { reference } = about
    const { replyTo, headers } = await threadOf(env, reference, to)
    return {
      to: about.email,
      replyTo,
      subject: fillPlaceholders(texts.receipt.subject, { reference }),
      text: fillPlaceholders(texts.receipt.text, { reference, company: texts.company }),
      // Prevents an automatic reply, such as an out-of-office message (RFC 3834).
      headers: { 'X-Notification-Id': id, ...headers, 'Auto-Submitted': 'auto-replied' },
    }
  },
})
