import { configurationOf } from '../configuration/configuration.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { settings } from '../settings.ts'
import * as email from './email.ts'
import type { Notification } from './notification.ts'

/** It takes the setting, and what mails the operator: an answer has to reach somebody. */
export function isConfigured(env: Env, receipts: boolean = settings.receipts): boolean {
  return receipts && email.isConfigured(env)
}

/**
 * Tells the sender the reference of an enquiry; an answer goes to EMAIL_TO. It holds our own words only,
 * no name either: through the form, anybody could send theirs to any address. Rejects when the
 * platform does not take the message.
 */
export async function send(
  env: Env,
  { id, about: { email, reference } }: Notification<ContactRecord>,
): Promise<void> {
  const { mail, origin } = configurationOf(env)
  if (!mail?.to) throw new DeliveryError('EMAIL, EMAIL_FROM or EMAIL_TO is not set.')
  const form = origin ? `our form at ${origin}/contact` : 'our contact form'
  await mail.binding.send({
    from: mail.from,
    to: email,
    replyTo: mail.to,
    subject: `We have your message (${reference})`,
    text: [
      `Thank you for your message. Its reference is ${reference}.`,
      '',
      'We will read it and answer at this address. To add something, reply to this email; if you',
      'call, quote the reference.',
      '',
      `If this wasn't you, someone entered your address in ${form}: ignore this email.`,
    ].join('\n'),
    // No absent sender's own automatic answer answers it (RFC 3834).
    headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-replied' },
  })
}
