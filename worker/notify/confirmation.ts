import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import type { Notification } from './notification.ts'

/** It takes the binding, a sender, and the origin that its links lead to. */
export function isConfigured({ EMAIL, EMAIL_FROM, PUBLIC_ORIGIN }: Env): boolean {
  return Boolean(EMAIL && EMAIL_FROM && PUBLIC_ORIGIN)
}

/**
 * Asks an address to confirm that it wants the blog by e-mail, with a way to leave by one click in
 * the mail program (RFC 8058). Rejects when the platform does not take the message.
 */
export async function send(
  { EMAIL, EMAIL_FROM, PUBLIC_ORIGIN }: Env,
  { about: { id, email } }: Notification<Subscriber>,
): Promise<void> {
  if (!EMAIL || !EMAIL_FROM || !PUBLIC_ORIGIN) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or PUBLIC_ORIGIN is not set.')
  }
  const confirm = PUBLIC_ORIGIN + confirmUrl(id)
  const unsubscribe = PUBLIC_ORIGIN + unsubscribeUrl(id)
  await EMAIL.send({
    from: EMAIL_FROM,
    to: email,
    subject: 'Please confirm your subscription',
    text: [
      'Someone, we hope you, asked for our new articles at this address.',
      '',
      `Confirm your subscription: ${confirm}`,
      '',
      "If this wasn't you, ignore this email: without your confirmation we send no articles.",
      `Unsubscribe: ${unsubscribe}`,
      'If someone enters your address again after that, we ask you at most once in 30 days.',
    ].join('\n'),
    headers: unsubscribeHeaders(unsubscribe),
  })
}
