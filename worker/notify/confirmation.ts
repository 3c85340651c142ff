import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import { mailChannel } from './mail.ts'

/**
 * Asks a subscriber to confirm the subscription to the blog, with a one-click unsubscription in the mail
 * program (RFC 8058).
 */
export const { isConfigured, send } = mailChannel({
  needs: 'origin',
  write({ about: { id, email } }: { about: Subscriber }, { origin }) {
    const unsubscribe = origin + unsubscribeUrl(id)
    return {
      to: email,
      subject: 'Please confirm your subscription',
      text: [
        'Someone, we hope you, asked for our new articles at this address.',
        '',
        `Confirm your subscription: ${origin}${confirmUrl(id)}`,
        '',
        "If this wasn't you, ignore this email: without your confirmation we send no articles.",
        `Unsubscribe: ${unsubscribe}`,
        'If someone enters your address again after that, we ask you at most once in 30 days.',
      ].join('\n'),
      headers: unsubscribeHeaders(unsubscribe),
    }
  },
})
