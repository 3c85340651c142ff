import type { Answer } from '../replies/find-received.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headlineWithName } from './headline.ts'
import { mailChannel } from './mail.ts'
import { quotedMail } from './quoted-text.ts'
import { textForOperators } from './text-for-operators.ts'

/** Mails the answer to a reply to EMAIL_TO, like an enquiry. No out-of-office message answers it (RFC 3834). */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: Answer }, { to, origin }, env) {
    return {
      to,
      replyTo: about.email,
      subject: headlineWithName(about, await loadLabels(env), 'New reply'),
      text: textForOperators(about, { origin, quoted: quotedMail(about.received) }),
      headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-generated' },
    }
  },
})
