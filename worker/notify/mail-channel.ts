import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { settings } from '../settings.ts'
import type { Notification } from './notification.ts'

const NAMES = { to: 'EMAIL_TO', origin: 'PUBLIC_ORIGIN' }

/** The recipient of replies, and the origin of links: '' where it is not set. */
type MailSettings = Record<keyof typeof NAMES, string>

type Mail = {
  /** The name of the sender; without it, the address alone. */
  name?: string
  to: string | string[]
  cc?: string[]
  replyTo?: string
  subject: string
  text: string
  headers?: Record<string, string>
}

type Template<About> = {
  /** The required address, besides the binding and a sender. */
  needs: keyof typeof NAMES
  /** The setting that turns it on. */
  setting?: 'newsletter' | 'receipts' | 'replies'
  write: (about: About, values: MailSettings, env: Env) => Mail | Promise<Mail>
}

/** No out-of-office message answers a mail with it (RFC 3834). */
export const AUTO_SUBMITTED_HEADER = { 'Auto-Submitted': 'auto-generated' }

/**
 * The channel that mails a template, with the id of the notification as a header, by which a receiver can detect
 * duplicates: mail has no other stable id that we may choose. `send` rejects when a setting is missing, the template
 * rejects, or the platform refuses the message. The platform builds it from parts, so no text can become a header.
 */
export function createMailChannel<About>({ needs, setting, write }: Template<About>) {
  const read = (env: Env) => {
    const { mail, origin } = getConfiguration(env)
    const values = { to: mail?.to ?? '', origin: origin ?? '' }
    return mail && values[needs] ? { mail, values } : undefined
  }
  return {
    isConfigured: (env: Env) => (!setting || settings[setting]) && read(env) !== undefined,
    async send(env: Env, { id, about }: Notification<About>): Promise<void> {
      const set = read(env)
      if (!set) throw new DeliveryError(`EMAIL, EMAIL_FROM or ${NAMES[needs]} is not set.`)
      const { binding, from } = set.mail
      const { name, headers, ...mail } = await write(about, set.values, env)
      await binding.send({
        from: name ? { email: from, name } : from,
        ...mail,
        headers: { 'X-Notification-Id': id, ...headers },
      })
    },
  }
}
