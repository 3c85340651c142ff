import { NAMELESS } from '../auth/token.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { WaitingReply } from '../replies/store.ts'
import { settings } from '../settings.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { oneLine } from '../shared/one-line.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'
import { threadOf } from './thread.ts'

export type Answered = ContactRecord & { reply: WaitingReply }

/**
 * Mails an operator's reply to the sender of an enquiry, with the enquiry quoted below, as plain text. Its
 * subject is that of the receipt. The name of the operator, if there is one, is one printable line, and no word of
 * the visitor is in a header.
 */
export const { isConfigured, send } = mailChannel({
  // The visitor's next mail needs a recipient.
  needs: 'to',
  isWanted: settings.replies,
  async write({ id, about }: { id: string; about: Answered }, { to }, env) {
    const { texts } = await languageCalled(env, about.language)
    const { reference, message, reply } = about
    const subject = fillPlaceholders(texts.receipt.subject, { reference })
    const { replyTo, headers } = await threadOf(env, reference, to)
    const quoted = message.split(/\r?\n/).map((line) => `> ${line}`)
    return {
      ...(reply.actor !== NAMELESS && { name: oneLine(reply.actor) }),
      to: about.email,
      replyTo,
      subject: `Re: ${subject}`,
      text: [reply.text, '', '-- ', settings.signature, '', ...quoted, ''].join('\n'),
      headers: { 'X-Notification-Id': id, ...headers },
    }
  },
})
