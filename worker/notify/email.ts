import type { EnquiryRecord } from '../enquiry/record.ts'
import type { ReceivedReply } from '../replies/received.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { AUTOMATIC, mailChannel } from './mail.ts'
import { headline, inboxUrl, quotedMail, quotedText } from './texts.ts'

const RULE = '-'.repeat(40)

/** Mails an enquiry to EMAIL_TO; replies go to its sender. */
export const email = mailChannel({
  needs: 'to',
  async write(about: EnquiryRecord, { to, origin }, env) {
    const form = await loadLabels(env)
    return {
      to,
      replyTo: about.email,
      subject: headline(about, form, { withName: true }),
      text: textOf(about, origin, quotedText(about, form)),
    }
  },
})

/** Mails the answer to a reply to EMAIL_TO, like an enquiry. */
export const receivedEmail = mailChannel({
  needs: 'to',
  async write(about: ReceivedReply, { to, origin }, env) {
    return {
      to,
      replyTo: about.email,
      subject: headline(about, await loadLabels(env), { withName: true, news: 'New reply' }),
      text: textOf(about, origin, quotedMail(about.received)),
      headers: AUTOMATIC,
    }
  },
})

/** Our own words, then a rule, then all words of the visitor, quoted line by line, so that none look like ours. */
function textOf({ id, reference }: EnquiryRecord, origin: string | undefined, quoted: string) {
  const inbox = inboxUrl(origin, id)
  return [`Reference: ${reference}`, ...(inbox ? [`Inbox: ${inbox}`] : []), RULE, quoted].join('\n')
}
