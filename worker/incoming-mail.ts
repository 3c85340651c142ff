import type { Env } from './env.ts'
import { formatErrorCodes } from './http/errors.ts'
import { log } from './http/log.ts'
import { configuredChannels } from './notify/channels.ts'
import { deliverDue } from './notify/deliver.ts'
import { isBounce, isMultipartReport, operatorOf } from './replies/classify-mail.ts'
import { type ReadMail, readMail, readMailSource } from './replies/read-mail.ts'
import { type NewMail, storeReceived, WROTE_BACK_CHANNEL } from './replies/received-mail.ts'
import { copiedEmails } from './replies/recipients.ts'
import { readReplyToken } from './replies/reply-token.ts'
import { splitQuotation } from './replies/split-quotation.ts'
import { getConfiguration } from './secrets-and-variables.ts'
import { cutToBytes } from './shared/clean-text.ts'

/** On each forwarded mail, so that one that comes back is not forwarded again. */
const FORWARDED = 'X-Forwarded-By-Website'

/** A report returns a mail, or its headers alone: with one of ours, it is far smaller. */
const REPORT_MAX_BYTES = 256 * 1024

/** An event has to stay below 100 KB in a dump of the database, where a character may take twice its bytes. */
const NEWEST_MAX_BYTES = 30_000
const QUOTED_MAX_BYTES = 12_000

/**
 * Adds a mail to the enquiry that it replies to. All that is not kept there, and each mail with attachments, is
 * forwarded to EMAIL_TO. Rejects, with error codes only, when that or the storage fails: the sending server then
 * tries again later, and nothing is added twice. A mail that was forwarded already is refused for good.
 */
export async function receiveMail(
  message: ForwardableEmailMessage,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  if (message.headers.has(FORWARDED)) {
    message.setReject('This mail was forwarded by this website before.')
    return
  }
  try {
    await receive(message, env)
    // The cron trigger sends what fails here.
    context.waitUntil(deliverDue(env).catch(() => {}))
  } catch (error) {
    const cause = formatErrorCodes(error)
    log('error', 'mail_failed', { cause })
    throw new Error(cause)
  }
}

async function receive(message: ForwardableEmailMessage, env: Env): Promise<void> {
  const { mail: settings } = getConfiguration(env)
  const configured = configuredChannels(env)
  const channels = [
    ...configured.received,
    ...configured.owner.filter((each) => each === WROTE_BACK_CHANNEL),
  ]
  const { to, headers } = message
  const thread = [to, headers.get('in-reply-to'), headers.get('references')].join(' ')
  const known = await readReplyToken(env.DB, thread)
  // A stranger's mail is not read, so that it costs nothing; a report may return a mail of ours.
  if (!known && !(isMultipartReport(headers) && message.rawSize <= REPORT_MAX_BYTES)) {
    return forward(message, settings?.to)
  }
  const source = await readMailSource(message)
  const returned = isBounce(headers, source.source) ? source.source : ''
  const reference = known ?? (await readReplyToken(env.DB, returned))
  // Nor is it parsed.
  if (!reference) return forward(message, settings?.to)
  const ours = [settings?.from, settings?.to, message.to].flatMap(
    (email) => email?.toLowerCase() || [],
  )
  const read = await readMail(message, source)
  const operator = operatorOf(read, [settings?.from, settings?.to])
  const received = { ...toNewMail(read, ours), ...(operator && { operator }) }
  // First, so that the thread never says of a mail that it was forwarded, and it was not.
  if (received.forwarded) await forward(message, settings?.to)
  if (await storeReceived(env.DB, reference, received, channels)) return
  if (!received.forwarded) await forward(message, settings?.to)
}

/** Rejects with a ForwardError, also when there is no address: the platform's message may name it. */
async function forward(message: ForwardableEmailMessage, email: string | undefined) {
  try {
    if (!email) throw new Error('EMAIL_TO is not set.')
    await message.forward(email, new Headers({ [FORWARDED]: '1' }))
  } catch {
    throw Object.assign(new Error(), { name: 'ForwardError' })
  }
}

function toNewMail({ text: whole = '', recipients, ...mail }: ReadMail, ours: string[]): NewMail {
  const { newest, quoted = '' } = splitQuotation(whole, ours)
  const [text, rest] = [cutToBytes(NEWEST_MAX_BYTES, newest), cutToBytes(QUOTED_MAX_BYTES, quoted)]
  const isCut = (whole === '' && !mail.attachments) || text !== newest || rest !== quoted
  const cc = copiedEmails(recipients, [mail.from, ...ours])
  return {
    ...mail,
    ...(cc.length > 0 && { cc }),
    text,
    ...(rest && { quoted: rest }),
    ...(isCut && { cut: true }),
    ...((isCut || mail.attachments || mail.bounce) && { forwarded: true }),
  }
}
