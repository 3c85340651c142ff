import { configurationOf } from '../configuration/configuration.ts'
import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { headlineWithName } from './headline.ts'
import { inboxUrl } from './inbox-url.ts'
import type { Notification } from './notification.ts'
import { quotedWords } from './visitor-words.ts'

const RULE = '-'.repeat(40)

/** It takes the binding, a sender and a receiver. */
export function isConfigured(env: Env): boolean {
  return configurationOf(env).mail?.to !== undefined
}

/**
 * Mails an enquiry to EMAIL_TO; an answer goes to its sender. The platform builds the message from
 * parts, and of the subject's words the visitor's name is one printable line, so nothing a visitor
 * wrote can become a header. In the text our own words stand first, then a rule, then all of the
 * visitor's, quoted line by line: none passes for ours. Rejects when the platform does not take the message.
 */
export async function send(env: Env, { id, about }: Notification<ContactRecord>): Promise<void> {
  const { mail } = configurationOf(env)
  if (!mail?.to) throw new DeliveryError('EMAIL, EMAIL_FROM or EMAIL_TO is not set.')
  const { reference, email, serviceInterest } = about
  const inbox = inboxUrl(env, about.id)
  const lines = [
    `Reference: ${reference}`,
    ...(inbox ? [`Inbox: ${inbox}`] : []),
    ...(serviceInterest ? [`Interested in: ${interestName(serviceInterest)}`] : []),
    RULE,
    quotedWords(about),
  ]
  await mail.binding.send({
    from: mail.from,
    to: mail.to,
    replyTo: email,
    subject: headlineWithName(about),
    text: lines.join('\n'),
    // A receiver that gets it twice can tell; mail has no other stable id that we may choose.
    headers: { 'X-Notification-Id': id },
  })
}
