import type { Article } from '../articles/feed.ts'
import type { Env } from '../env.ts'
import { warnOnce } from '../http/warn-once.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { settings } from '../settings.ts'
import { unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import type { Notification } from './notification.ts'

/** It takes the setting, which the pages follow, and what a confirmation takes. */
export function isConfigured(
  { EMAIL, EMAIL_FROM, PUBLIC_ORIGIN }: Env,
  newsletter: boolean = settings.newsletter,
): boolean {
  const canSend = Boolean(EMAIL && EMAIL_FROM && PUBLIC_ORIGIN)
  if (newsletter && !canSend) warnOnce(HALF_CONFIGURED)
  return newsletter && canSend
}

const HALF_CONFIGURED =
  'No article is sent: newsletter in worker/settings.ts takes EMAIL, EMAIL_FROM and PUBLIC_ORIGIN.'

/**
 * Tells a subscriber of an article, with a way to leave by one click in the mail program (RFC 8058).
 * An answer goes to EMAIL_TO, if it is set. Rejects when the platform does not take the message.
 */
export async function send(
  { EMAIL, EMAIL_FROM, EMAIL_TO, PUBLIC_ORIGIN }: Env,
  { id, about }: Notification<Subscriber & { article: Article }>,
): Promise<void> {
  if (!EMAIL || !EMAIL_FROM || !PUBLIC_ORIGIN) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or PUBLIC_ORIGIN is not set.')
  }
  const { title, summary, url } = about.article
  const unsubscribe = PUBLIC_ORIGIN + unsubscribeUrl(about.id)
  await EMAIL.send({
    from: EMAIL_FROM,
    to: about.email,
    ...(EMAIL_TO && { replyTo: EMAIL_TO }),
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
  })
}
