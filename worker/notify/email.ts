import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { headline } from './headline.ts'
import { inboxUrl } from './inbox-url.ts'
import type { Notification } from './notification.ts'

/** It takes the binding, a sender and a receiver. */
export function isConfigured({ EMAIL, EMAIL_FROM, EMAIL_TO }: Env): boolean {
  return Boolean(EMAIL && EMAIL_FROM && EMAIL_TO)
}

/** What is wrong with the settings, as a sentence for the operator. */
export function problem(env: Env): string | undefined {
  if (!env.EMAIL_TO || isConfigured(env)) return undefined
  return 'EMAIL_TO is set, but nothing is mailed to it: that takes EMAIL and EMAIL_FROM, too.'
}

/**
 * Mails an enquiry to EMAIL_TO; an answer goes to its sender. The platform builds the message from
 * parts, and of the subject's words the visitor's name is one printable line, so nothing a visitor
 * wrote can become a header. Rejects when the platform does not take the message.
 */
export async function send(env: Env, { id, about }: Notification<ContactRecord>): Promise<void> {
  const { EMAIL, EMAIL_FROM, EMAIL_TO } = env
  if (!EMAIL || !EMAIL_FROM || !EMAIL_TO) {
    throw new DeliveryError('EMAIL, EMAIL_FROM or EMAIL_TO is not set.')
  }
  const { reference, name, email, serviceInterest, message } = about
  const inbox = inboxUrl(env, about.id)
  const lines = [
    message,
    '',
    '--',
    `From: ${name} <${email}>`,
    ...(serviceInterest ? [`Interested in: ${interestName(serviceInterest)}`] : []),
    `Reference: ${reference}`,
    ...(inbox ? [`Inbox: ${inbox}`] : []),
  ]
  await EMAIL.send({
    from: EMAIL_FROM,
    to: EMAIL_TO,
    replyTo: email,
    subject: headline(about),
    text: lines.join('\n'),
    // A receiver that gets it twice can tell; mail has no other stable id that we may choose.
    headers: { 'X-Notification-Id': id },
  })
}
