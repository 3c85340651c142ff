import * as z from 'zod/mini'
import type { Env } from './env.ts'
import { log } from './http/log.ts'
import { isEmail, listedOperators } from './operators.ts'
import { settings } from './settings.ts'
import { emailSchema } from './shared/field-schema.ts'

/** A shorter token could be guessed, so it is not accepted. */
const TOKEN_MIN_LENGTH = 20
const LONG_ENOUGH = `${TOKEN_MIN_LENGTH} characters or more.`

/** 24 to 64 bytes in base64, as Standard Webhooks wants a secret. */
const SECRET =
  /^whsec_(?=.{32,88}$)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/

/** With a +, a reference and its signature, the part before the @ may have 64 characters (RFC 5321, 4.5.3.1.1). */
const REPLY_NAME = /^[^@+]{1,18}@/

/** An address with TLS, or on this machine: any other connection could be read on the way. */
function safeUrl(text = ''): URL | undefined {
  const url = URL.parse(text)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
  return url && isSafe ? url : undefined
}

const trim = z.transform((value: unknown) => String(value ?? '').trim() || undefined)
const text = (isValid: (value: string) => boolean, message: string) =>
  z.pipe(trim, z.optional(z.string().check(z.refine(isValid, message))))
const anyText = text(() => true, '')
const token = text(
  ({ length }) => length >= TOKEN_MIN_LENGTH,
  `is not accepted: it needs ${LONG_ENOUGH}`,
)
const emailSetting = text(
  (value) => emailSchema.safeParse(value).success,
  'has to be one email address, such as website@company.example.',
)

/** Each variable and secret by itself, without white space around it. A problem follows its name. */
const variables = z.object({
  OPERATOR_TOKEN: token,
  OPERATOR_TOKEN_NEXT: token,
  ACCESS_ISSUER: anyText,
  ACCESS_AUDIENCE: anyText,
  WEBHOOK_URL: text(
    (value) => safeUrl(value) !== undefined,
    'has to be an address such as https://crm.example/hooks/website.',
  ),
  WEBHOOK_SECRET: anyText,
  EMAIL_FROM: emailSetting,
  EMAIL_TO: emailSetting,
  REPLY_ADDRESS: text(
    (value) => emailSchema.safeParse(value).success && REPLY_NAME.test(value),
    'has to be one email address without a +, with 1 to 18 characters before its @, such as reply@company.example.',
  ),
  PUBLIC_ORIGIN: text((value) => {
    const url = safeUrl(value)
    return url?.href === `${url?.origin}/`
  }, 'has to be the address of the site alone, such as https://www.company.example.'),
})

/** The names of the wrong settings, and a message to the operator that names the fix. */
type Mistake = { names: string[]; message: string }
type Configuration = ReturnType<typeof parseConfiguration>
/** The team whose Cloudflare Access signs, and the application it signs for. */
export type Access = NonNullable<Configuration['access']>
type ChosenSettings = Pick<typeof settings, 'newsletter' | 'operators'>

/**
 * Every binding, variable and secret of the operator, checked and as the Worker uses it. A missing or
 * invalid setting is undefined and its feature off. White space around a value, and a slash after an
 * origin, are ignored. `mistakes` lists the invalid settings, without their values.
 */
export function parseConfiguration(env: Env, chosen: ChosenSettings = settings) {
  const mistakes: Mistake[] = []
  const report = (isWrong: unknown, names: string[], message: string) => {
    if (isWrong) mistakes.push({ names, message })
  }
  for (const { path, message } of variables.safeParse(env).error?.issues ?? []) {
    report(true, [String(path[0])], `${String(path[0])} ${message}`)
  }
  const invalid = mistakes.flatMap(({ names }) => names.map((name) => [name, undefined]))
  const set = variables.parse({ ...env, ...Object.fromEntries(invalid) })
  const missing = (names: (keyof Env)[]) => names.filter((name) => !String(env[name] ?? '').trim())
  const hasAny = (...names: (keyof Env)[]) => missing(names).length < names.length

  // The issuer needs TLS: keys fetched without it could be forged.
  const [issuer, audience] = [safeUrl(set.ACCESS_ISSUER)?.origin, set.ACCESS_AUDIENCE]
  const access = issuer && audience ? { issuer, audience } : undefined
  report(
    !access && hasAny('ACCESS_ISSUER', 'ACCESS_AUDIENCE'),
    [...(issuer ? [] : ['ACCESS_ISSUER']), ...(audience ? [] : ['ACCESS_AUDIENCE'])],
    'Cloudflare Access is off: set ACCESS_ISSUER (https://<team>.cloudflareaccess.com) and ACCESS_AUDIENCE.',
  )
  report(
    !access && !hasAny('OPERATOR_TOKEN', 'OPERATOR_TOKEN_NEXT'),
    ['OPERATOR_TOKEN'],
    `Nobody can read the enquiries: set OPERATOR_TOKEN, ${LONG_ENOUGH}`,
  )

  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret = '' } = set
  const webhook = url && SECRET.test(secret) ? { url, secret } : undefined
  report(
    url && !webhook,
    ['WEBHOOK_SECRET'],
    'WEBHOOK_SECRET has to be whsec_ and 24 to 64 bytes in base64, the same as the receiver has.',
  )
  report(
    !hasAny('WEBHOOK_URL') && hasAny('WEBHOOK_SECRET'),
    ['WEBHOOK_URL'],
    'The webhook is off: it also needs WEBHOOK_URL.',
  )

  const noMail = missing(['EMAIL', 'EMAIL_FROM'])
  report(
    noMail.length > 0 && hasAny('EMAIL', 'EMAIL_FROM', 'EMAIL_TO'),
    noMail,
    `Email is off: it also needs ${noMail.join(' and ')}.`,
  )
  const { EMAIL_FROM: from, EMAIL_TO: to, PUBLIC_ORIGIN: siteUrl } = set
  const { REPLY_ADDRESS: reply } = set
  // A forwarded mail would come back.
  const isLoop = reply && to?.toLowerCase() === reply.toLowerCase()
  report(isLoop, ['REPLY_ADDRESS'], 'REPLY_ADDRESS has to differ from EMAIL_TO.')
  report(
    reply && !(env.EMAIL && from && to),
    missing(['EMAIL', 'EMAIL_FROM', 'EMAIL_TO']),
    'Replies do not come back: REPLY_ADDRESS also needs EMAIL, EMAIL_FROM and EMAIL_TO.',
  )
  const mail =
    env.EMAIL && from
      ? { binding: env.EMAIL, from, to, reply: to && !isLoop ? reply : undefined }
      : undefined
  report(
    chosen.newsletter && !(mail && siteUrl),
    ['newsletter'],
    'No article is sent: newsletter in worker/settings.ts needs EMAIL, EMAIL_FROM and PUBLIC_ORIGIN.',
  )

  for (const { name, email } of listedOperators(chosen.operators)) {
    report(
      email !== undefined && !isEmail(email),
      ['operators'],
      `operators in worker/settings.ts: the email of ${name} has to be one address, such as ben@company.example.`,
    )
  }

  return {
    /** The address of the site, without a slash at its end: https://www.company.example. */
    origin: siteUrl && new URL(siteUrl).origin,
    /** The email binding, the sender's address, the recipient of notifications and the address for replies, if set. */
    mail,
    webhook,
    access,
    /** The operator tokens: one, or two during a rotation. */
    tokens: [set.OPERATOR_TOKEN, set.OPERATOR_TOKEN_NEXT].filter((each) => each !== undefined),
    mistakes,
  }
}

const known = new WeakMap<Env, Configuration>()

/** The same, read at the first request, with each mistake logged once. */
export function getConfiguration(env: Env): Configuration {
  const read = known.get(env)
  if (read) return read
  const configuration = parseConfiguration(env)
  for (const { message } of configuration.mistakes) log('warn', 'misconfigured', { message })
  known.set(env, configuration)
  return configuration
}
