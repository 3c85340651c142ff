import { configurationOf } from '../configuration.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { Notification } from './notification.ts'

const NAMES = { to: 'EMAIL_TO', origin: 'PUBLIC_ORIGIN' } as const

type Need = keyof typeof NAMES

/** The recipient of replies, and the origin of links, as far as they are set. */
type Settings = { [name in Need]: string | undefined }

type Mail = {
  /** The name of the sender; without it, the address alone. */
  name?: string
  to: string | string[]
  cc?: string[]
  replyTo?: string
  subject: string
  text: string
  headers: Record<string, string>
}

type Template<About, Needed extends Need> = {
  /** The required setting, besides the binding and a sender. */
  needs: Needed
  /** Whether `settings.ts` turns it on. */
  isWanted?: boolean
  write: (
    notification: Pick<Notification<About>, 'id' | 'about'>,
    settings: Settings & Record<Needed, string>,
    env: Env,
  ) => Mail | Promise<Mail>
}

/**
 * The channel that mails a template. `send` rejects when a setting is missing, the template rejects, or the
 * platform refuses the message.
 */
export function mailChannel<About, Needed extends Need>(template: Template<About, Needed>) {
  const { needs, isWanted = true, write } = template
  const settingsOf = (env: Env) => {
    const { mail, origin } = configurationOf(env)
    const settings = { to: mail?.to, origin }
    const needed = settings[needs]
    if (!mail || needed === undefined) return undefined
    return { mail, settings: { ...settings, [needs]: needed } as Settings & Record<Needed, string> }
  }
  return {
    isConfigured: (env: Env, wanted = isWanted): boolean => wanted && settingsOf(env) !== undefined,
    send: async (env: Env, notification: Notification<About>) => {
      const set = settingsOf(env)
      if (!set) throw new DeliveryError(`EMAIL, EMAIL_FROM or ${NAMES[needs]} is not set.`)
      const { binding, from } = set.mail
      const { name, ...mail } = await write(notification, set.settings, env)
      await binding.send({ from: name ? { email: from, name } : from, ...mail })
    },
  }
}
