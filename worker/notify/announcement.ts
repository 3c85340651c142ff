import type { Article } from '../articles/feed.ts'
import { settings } from '../settings.ts'
import { unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import { mailChannel } from './mail.ts'

/**
 * Announces an article to a subscriber, with a one-click unsubscription in the mail program (RFC 8058).
 * Replies go to EMAIL_TO, if it is set.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'origin',
  // The texts of the pages depend on the same setting.
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
