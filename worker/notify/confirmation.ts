import { configurationOf } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from '../subscribe/links.ts'
import type { Subscriber } from '../subscribe/store.ts'
import type { Notification } from './notification.ts'

/** It takes the binding, a sender, and the origin that its links lead to. */
export function isConfigured(env: Env): boolean {
  const { mail, origin } = configurationOf(env)
  return mail !== undefined && origin !== undefined
}

/**
 * Asks an address to confirm that it wants the blog by email, with a way to leave by one click in
 * the mail program (RFC 8058). Rejects when the platform does not take the message.
 */
export async function send(
  env: Env,
  { about: { id, email } }: Notification<Subscriber>,
): Promise<void> {
  const { mail, origin } = configurationOf(env)
  if (!mail || !origin) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or PUBLIC_ORIGIN is not set.')
  }
  const confirm = origin + confirmUrl(id)
  const unsubscribe = origin + unsubscribeUrl(id)
  await mail.binding.send({
    from: mail.from,
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
