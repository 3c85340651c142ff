import type { Article } from '../articles/feed.ts'
import { configurationOf } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { settings } from '../settings.ts'
import { unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import * as confirmation from './confirmation.ts'
import type { Notification } from './notification.ts'

/** It takes the setting, which the pages follow, and what a confirmation takes. */
export function isConfigured(env: Env, newsletter: boolean = settings.newsletter): boolean {
  return newsletter && confirmation.isConfigured(env)
}

/**
 * Tells a subscriber of an article, with a way to leave by one click in the mail program (RFC 8058).
 * An answer goes to EMAIL_TO, if it is set. Rejects when the platform does not take the message.
 */
export async function send(
  env: Env,
  { id, about }: Notification<Subscriber & { article: Article }>,
): Promise<void> {
  const { mail, origin } = configurationOf(env)
  if (!mail || !origin) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or PUBLIC_ORIGIN is not set.')
  }
  const { title, summary, url } = about.article
  const unsubscribe = origin + unsubscribeUrl(about.id)
  await mail.binding.send({
    from: mail.from,
    to: about.email,
    ...(mail.to && { replyTo: mail.to }),
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
