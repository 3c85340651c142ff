import type { Env } from '../env.ts'
import { warnMisconfigured } from '../http/warn-misconfigured.ts'
import { settings } from '../settings.ts'
import { email } from '../shared/field-schema.ts'
import { readAccess, readTokens } from './operators.ts'
import {
  type Mistake,
  type ReadSetting,
  type ReportMistake,
  type TextName,
  textOf,
} from './text.ts'
import { readOrigin, readWebhook } from './web-address.ts'

export type ChosenSettings = Pick<typeof settings, 'newsletter' | 'turnstileSiteKey'>

export type Configuration = ReturnType<typeof readConfiguration>

/**
 * Every binding, variable and secret of the operator, checked and as the Worker uses it. A missing or
 * invalid setting is undefined and its feature off. White space around a value, and a slash after an
 * origin, are ignored. `mistakes` lists the invalid settings, without their values.
 */
export function readConfiguration(env: Env, chosen: ChosenSettings = settings) {
  const mistakes: Mistake[] = []
  const report: ReportMistake = (names, message) => void mistakes.push({ names, message })
  const text = textOf(env)

  const origin = readOrigin(text, report)
  const mail = readMail(text, env.EMAIL, report)
  const access = readAccess(text, report)
  const configuration = {
    /** The address of the site, without a slash at its end: https://www.company.example. */
    origin,
    mail,
    webhook: readWebhook(text, report),
    access,
    /** The operator tokens: one, or two during a rotation. */
    tokens: readTokens(text, { hasAccess: access !== undefined }, report),
    turnstile: readTurnstile(text, chosen.turnstileSiteKey, report),
    mistakes,
  }
  if (chosen.newsletter && !(mail && origin)) {
    report(
      ['newsletter'],
      'No article is sent: newsletter in worker/settings.ts needs EMAIL, EMAIL_FROM and PUBLIC_ORIGIN.',
    )
  }
  return configuration
}

const known = new WeakMap<Env, Configuration>()

/** The same, read at the first request, when each mistake is logged once. */
export function configurationOf(env: Env): Configuration {
  let configuration = known.get(env)
  if (!configuration) {
    configuration = readConfiguration(env)
    known.set(env, configuration)
    for (const { message } of configuration.mistakes) warnMisconfigured(message)
  }
  return configuration
}

/** The email binding, the sender's address, and the recipient of notifications, if there is one. */
type Mail = { binding: SendEmail; from: string; to: string | undefined }

function readMail(
  text: ReadSetting,
  binding: SendEmail | undefined,
  report: ReportMistake,
): Mail | undefined {
  const address = (name: TextName) => {
    const value = text(name)
    if (value === undefined || email.safeParse(value).success) return value
    report([name], `${name} has to be one email address, such as website@company.example.`)
    return undefined
  }
  const [from, to] = [address('EMAIL_FROM'), address('EMAIL_TO')]
  if (!binding && !text('EMAIL_FROM') && !text('EMAIL_TO')) return undefined
  const missing = [...(binding ? [] : ['EMAIL']), ...(text('EMAIL_FROM') ? [] : ['EMAIL_FROM'])]
  if (missing.length > 0) {
    report(missing, `Email is off: it also needs ${missing.join(' and ')}.`)
  }
  return binding && from ? { binding, from, to } : undefined
}

/** The widget's public key, from settings.ts, and its secret: both or none. */
function readTurnstile(text: ReadSetting, key: string | null, report: ReportMistake) {
  const [siteKey, secret] = [key?.trim() || undefined, text('TURNSTILE_SECRET')]
  if (siteKey && secret) return { siteKey, secret }
  if (siteKey || secret) {
    report(
      [siteKey ? 'TURNSTILE_SECRET' : 'turnstileSiteKey'],
      'Turnstile is off: it needs turnstileSiteKey in worker/settings.ts and the secret TURNSTILE_SECRET.',
    )
  }
  return undefined
}
