import type { Article } from '../articles/feed.ts'
import { settings } from '../settings.ts'
import { unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import { mailChannel } from './mail.ts'

/**
 * Tells a subscriber of an article, with a way to leave by one click in the mail program (RFC 8058).
 * An answer goes to EMAIL_TO, if it is set.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'origin',
  // The pages follow it, too.
  isWanted: settings.newsletter,
  write({ id, about }: { id: string; about: Subscriber & { article: Article } }, { to, origin }) {
    const { title, summary, url } = about.article
    const unsubscribe = origin + unsubscribeUrl(about.id)
    return {
      to: about.email,
      ...(to && { replyTo: to }),
      subject: title,
      text: [
        summary,
        '',
        `Read it: ${url}`,
        '',
        '--',
        'You get this because you confirmed that you want our new articles.',
        `To leave: ${unsubscribe}`,
      ].join('\n'),
      headers: { 'X-Notification-Id': id, ...unsubscribeHeaders(unsubscribe) },
    }
  },
})
