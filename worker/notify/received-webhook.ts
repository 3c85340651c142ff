import type { Answer } from '../replies/find-received.ts'
import { headline } from './headline.ts'
import { quotedMail } from './quoted-text.ts'
import { slackText } from './slack-text.ts'
import { webhookChannel } from './webhook-channel.ts'

/** Posts the answer to a reply to WEBHOOK_URL. */
export const { isConfigured, send } = webhookChannel<Answer>({
  payload({ id, reference, name, email, status, received }, url) {
    const {
      at,
      from,
      dmarc = null,
      note: text,
      quoted = '',
      attachments = [],
      cut = false,
    } = received
    const mail = { from, dmarc, text, quoted, cut, attachments }
    return {
      type: 'reply.received',
      timestamp: at,
      data: { id, reference, name, email, status, ...mail, url },
    }
  },
  text: (about, form, url) =>
    slackText({
      title: headline(about, form, 'New reply'),
      words: quotedMail(about.received),
      url,
    }),
})
