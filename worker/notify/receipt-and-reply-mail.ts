import { NAMELESS_OPERATOR } from '../auth/token.ts'
import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import type { Env } from '../env.ts'
import { findOperator, isEmail } from '../operators.ts'
import { replyToken } from '../replies/reply-token.ts'
import type { WaitingReply } from '../replies/store.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { settings } from '../settings.ts'
import { toOneLine } from '../shared/clean-text.ts'
import { fillPlaceholders } from '../shared/placeholders.ts'
import { loadLanguage } from '../texts/load-language.ts'
import { createMailChannel } from './mail-channel.ts'

/**
 * Mails the reference of an enquiry to its sender, in the language of its form; replies go to its thread, or to
 * EMAIL_TO. It holds only our own words, not even the name: otherwise anyone could send their words to any
 * address through the form.
 */
export const receiptMail = createMailChannel({
  // A reply needs a recipient.
  needs: 'to',
  setting: 'receipts',
  async write({ email, language, reference }: EnquiryRecord, { to }, env) {
    const { texts } = await loadLanguage(env, language)
    const { headers, ...thread } = await threadOf(env, reference, to)
    return {
      to: email,
      ...thread,
      subject: fillPlaceholders(texts.receipt.subject, { reference }),
      text: fillPlaceholders(texts.receipt.text, { reference, company: texts.company }),
      // Prevents an automatic reply, such as an out-of-office message (RFC 3834).
      headers: { ...headers, 'Auto-Submitted': 'auto-replied' },
    }
  },
})

/**
 * Mails an operator's reply, with their signature and the words that it answers quoted below, as plain text. Without a
 * subject, it has that of the receipt. The name of the operator, if there is one, is one printable line, and so is the
 * subject of the visitor's mail, their only words in a header.
 */
export const replyMail = createMailChannel({
  // The visitor's next mail needs a recipient.
  needs: 'to',
  setting: 'replies',
  async write(about: EnquiryRecord & { reply: WaitingReply }, { to }, env) {
    const { sent, quoted: words, actor, text } = about.reply
    const quoted = (words ?? about.message).split(/\r?\n/).map((line) => `> ${line}`)
    return {
      ...(actor !== NAMELESS_OPERATOR && { name: toOneLine(actor) }),
      to: sent.to,
      ...(sent.cc.length > 0 && { cc: sent.cc }),
      ...(await threadOf(env, about.reference, to)),
      subject: sent.subject || (await defaultReplySubject(env, about)),
      text: [text, '', '-- ', signatureOf(actor), '', ...quoted, ''].join('\n'),
    }
  },
})

/** The subject of a reply to a form: that of the receipt, in the language of its form. Rejects when the texts cannot be read. */
export async function defaultReplySubject(
  env: Env,
  { language, reference }: Pick<EnquiryRecord, 'language' | 'reference'>,
): Promise<string> {
  const { texts } = await loadLanguage(env, language)
  return `Re: ${fillPlaceholders(texts.receipt.subject, { reference })}`
}

/** The operator's own signature or else, below their name, that of the company. */
function signatureOf(operator: string): string {
  const isName = operator !== NAMELESS_OPERATOR && !isEmail(operator)
  const usual = isName ? `${toOneLine(operator)}\n${settings.signature}` : settings.signature
  return findOperator(operator)?.signature ?? usual
}

/**
 * The address for the reply to a mail about an enquiry, and the header by which mail programs show all of them
 * together (RFC 5322, section 3.6.4). With REPLY_ADDRESS, both hold the token that leads a reply to its
 * enquiry; without it, replies go to `to`.
 */
async function threadOf(env: Env, reference: string, to: string) {
  const { mail } = getConfiguration(env)
  const [name, host] = (mail?.reply ?? mail?.from ?? '').split('@')
  const token = mail?.reply ? await replyToken(env.DB, reference) : reference
  return {
    replyTo: mail?.reply ? `${name}+${token}@${host}` : to,
    headers: { References: `<${token}@${host}>` },
  }
}
