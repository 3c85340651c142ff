import { type ContactRecord, toJson } from '../contact/record.ts'
import { headline } from './headline.ts'
import { quotedText } from './quoted-text.ts'
import { slackText } from './slack-text.ts'
import { webhookChannel } from './webhook-channel.ts'

/** Posts an enquiry to WEBHOOK_URL. */
export const { isConfigured, send } = webhookChannel<ContactRecord>({
  payload(about, url) {
    const { statusAt, ...data } = toJson(about)
    return { type: 'enquiry.created', timestamp: about.createdAt, data: { ...data, url } }
  },
  text: (about, form, url) =>
    slackText({ title: headline(about, form), words: quotedText(about, form), url }),
})
