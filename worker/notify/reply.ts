import { NAMELESS } from '../auth/token.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { findOperator, isAddress } from '../operators.ts'
import type { WaitingReply } from '../replies/store.ts'
import { settings } from '../settings.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { oneLine } from '../shared/one-line.ts'
import { languageCalled } from '../texts/language.ts'
import { mailChannel } from './mail.ts'
import { threadOf } from './thread.ts'

export type Answered = ContactRecord & { reply: WaitingReply }

/**
 * Mails an operator's reply, with their signature and the words that it answers quoted below, as plain text. Unless the
 * operator chose another subject, it is that of the receipt. The name of the operator, if there is one, is one printable
 * line, and no word of the visitor is in a header.
 */
export const reply = mailChannel({
  // The visitor's next mail needs a recipient.
  needs: 'to',
  isWanted: settings.replies,
  async write({ id, about }: { id: string; about: Answered }, { to }, env) {
    const { reference, message } = about
    const { sent, answered, actor, text } = about.reply
    const { replyTo, headers } = await threadOf(env, reference, to)
    const quoted = (answered ?? message).split(/\r?\n/).map((line) => `> ${line}`)
    return {
      ...(actor !== NAMELESS && { name: oneLine(actor) }),
      to: sent.to,
      ...(sent.cc.length > 0 && { cc: sent.cc }),
      replyTo,
      subject: sent.subject || (await usualSubject(env, about)),
      text: [text, '', '-- ', signatureOf(actor), '', ...quoted, ''].join('\n'),
      headers: { 'X-Notification-Id': id, ...headers },
    }
  },
})

/** The subject of a reply: that of the receipt, in the language of its form. Rejects when the texts cannot be read. */
export async function usualSubject(
  env: Env,
  { language, reference }: Pick<ContactRecord, 'language' | 'reference'>,
): Promise<string> {
  const { texts } = await languageCalled(env, language)
  return `Re: ${fillPlaceholders(texts.receipt.subject, { reference })}`
}

/** The operator's own signature or else, below their name, that of the company. */
function signatureOf(operator: string): string {
  const isName = operator !== NAMELESS && !isAddress(operator)
  const usual = isName ? `${oneLine(operator)}\n${settings.signature}` : settings.signature
  return findOperator(operator)?.signature ?? usual
}
