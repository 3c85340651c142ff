import type { Answer } from '../replies/find-received.ts'
import { oneLine } from '../shared/one-line.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headlineWithName } from './headline.ts'
import { mailChannel } from './mail.ts'
import { quoteLines } from './quote-lines.ts'
import { textForOperators } from './text-for-operators.ts'

/**
 * Mails the answer to a reply to EMAIL_TO, like an enquiry, without the mails that it quotes. No out-of-office
 * message answers it (RFC 3834).
 */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: Answer }, { to, origin }, env) {
    const { from, note } = about.received
    return {
      to,
      replyTo: about.email,
      subject: headlineWithName(about, await loadLabels(env), 'New reply'),
      text: textForOperators(about, { origin, quoted: quoteLines([oneLine(from), '', note]) }),
      headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-generated' },
    }
  },
})
