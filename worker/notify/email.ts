import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { Notification } from './notification.ts'

/** It takes the binding, a sender and a receiver. */
export function isConfigured({ EMAIL, EMAIL_FROM, EMAIL_TO }: Env): boolean {
  return Boolean(EMAIL && EMAIL_FROM && EMAIL_TO)
}

/**
 * Mails an enquiry to EMAIL_TO; an answer goes to its sender. The subject holds our own words only,
 * and the platform builds the message from parts, so nothing a visitor wrote can become a header.
 * Rejects when the platform does not take the message.
 */
export async function send(
  { EMAIL, EMAIL_FROM, EMAIL_TO, PUBLIC_ORIGIN }: Env,
  { id, about }: Notification<ContactRecord>,
): Promise<void> {
  if (!EMAIL || !EMAIL_FROM || !EMAIL_TO) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or EMAIL_TO is not set.')
  }
  const { reference, name, email, serviceInterest, message, status } = about
  const lines = [
    message,
    '',
    '--',
    `From: ${name} <${email}>`,
    ...(serviceInterest ? [`Interested in: ${interestName(serviceInterest)}`] : []),
    `Reference: ${reference}`,
    ...(PUBLIC_ORIGIN ? [`Inbox: ${PUBLIC_ORIGIN}/api/contacts/${about.id}`] : []),
  ]
  await EMAIL.send({
    from: EMAIL_FROM,
    to: EMAIL_TO,
    replyTo: email,
    subject: `${status === 'held' ? 'Held for you to check' : 'New enquiry'}: ${reference}`,
    text: lines.join('\n'),
    // A receiver that gets it twice can tell; mail has no other stable id that we may choose.
    headers: { 'X-Notification-Id': id },
  })
}
