import type { Answer } from '../replies/find-received.ts'
import { headline } from './headline.ts'
import { quoteLines } from './quote-lines.ts'
import { slackText } from './slack-text.ts'
import { webhookChannel } from './webhook-channel.ts'

/** Posts the answer to a reply to WEBHOOK_URL, without the mails that it quotes. */
export const { isConfigured, send } = webhookChannel<Answer>({
  payload({ id, reference, name, email, status, received }, url) {
    const { at, from, dmarc = null, note: text, attachments = [], cut = false } = received
    const data = { id, reference, name, email, status, from, dmarc, text, cut, attachments, url }
    return { type: 'reply.received', timestamp: at, data }
  },
  text: (about, form, url) =>
    slackText({
      title: headline(about, form, 'New reply'),
      words: quoteLines([about.received.from, '', about.received.note]),
      url,
    }),
})
