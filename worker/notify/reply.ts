import type { ContactRecord } from '../contact/record.ts'
import type { WaitingReply } from '../replies/store.ts'
import { settings } from '../settings.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'
import { oneLine } from './quoted-text.ts'

/** A reply, and the enquiry that it answers. */
export type Answered = ContactRecord & { reply: WaitingReply }

/**
 * Mails an operator's reply to the sender of an enquiry, with the enquiry quoted below, as plain text. Its
 * subject is that of the receipt. The name of the operator is one printable line, and no word of the visitor
 * is in a header.
 */
export const { isConfigured, send } = mailChannel({
  // The visitor's next mail needs a recipient.
  needs: 'to',
  isWanted: settings.replies,
  async write({ id, about }: { id: string; about: Answered }, { to }, env) {
    const { texts } = await languageCalled(env, about.language)
    const { reference, message, reply } = about
    const subject = fillPlaceholders(texts.receipt.subject, { reference })
    const quoted = message.split(/\r?\n/).map((line) => `> ${line}`)
    return {
      name: oneLine(reply.actor),
      to: about.email,
      replyTo: to,
      subject: `Re: ${subject}`,
      text: [reply.text, '', '-- ', settings.signature, '', ...quoted, ''].join('\n'),
      headers: { 'X-Notification-Id': id, ...threadOf(reference, env.EMAIL_FROM) },
    }
  },
})

/** The header by which mail programs show all mails about an enquiry together (RFC 5322, section 3.6.4). */
function threadOf(reference: string, from = ''): Record<string, string> {
  const host = /@([\w.-]+)\s*$/.exec(from)?.[1]
  return host ? { References: `<${reference}@${host}>` } : {}
}
