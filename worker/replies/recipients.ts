import * as z from 'zod/mini'
import { isEmail } from '../operators.ts'
import { toOneLine } from '../shared/clean-text.ts'
import { EMAIL_MAX_LENGTH, NOT_TEXT_MESSAGE, toHalfWidth } from '../shared/field-schema.ts'
import type { ReceivedMail } from './received-mail.ts'

/** The recipients of a reply, and its subject: '' for that of the receipt. */
export type Recipients = { to: string[]; cc: string[]; subject: string }

/** The maximum of addresses of one reply, To and Cc together. */
const MAX_EMAILS = 5
/** The maximum of addresses in 24 hours that wrote nothing, for all operators: a leaked token could mail anybody. */
export const STRANGERS_A_DAY = 100
export const SUBJECT_MAX_LENGTH = 200
/** Of a field with addresses. */
export const ADDRESSES_MAX_LENGTH = MAX_EMAILS * (EMAIL_MAX_LENGTH + 2)

const tooMany = `Name at most ${MAX_EMAILS} addresses, To and Cc together.`

/** Addresses with commas, semicolons or white space between them; each is one that mail can be sent to. */
const emails = z.string(NOT_TEXT_MESSAGE).check(
  toHalfWidth,
  z.maxLength(ADDRESSES_MAX_LENGTH, tooMany),
  z.refine((text) => emailsIn(text).every(isEmail), {
    error: 'Send email addresses, with commas between them.',
  }),
)

/** The fields of a reply besides its text, as one line each: no break in them can begin a header. */
export const recipientFields = {
  to: z.optional(emails),
  cc: z.optional(emails),
  subject: z.optional(
    z
      .string(NOT_TEXT_MESSAGE)
      .check(
        z.overwrite(toOneLine),
        z.maxLength(SUBJECT_MAX_LENGTH, `Shorten the subject to ${SUBJECT_MAX_LENGTH} characters.`),
      ),
  ),
}

/** The check of a reply with these fields for the number of its addresses; an empty To is one, the usual one. */
export const recipientCountCheck = z.refine<{ to?: string | undefined; cc?: string | undefined }>(
  ({ to = '', cc = '' }) =>
    emailsIn(`${to} ${cc}`).length + Number(emailsIn(to).length === 0) <= MAX_EMAILS,
  { path: ['cc'], error: tooMany },
)

/** What is known of the correspondents of an enquiry. */
type Correspondence = {
  email: string
  events: ({ version: number; action: string; text?: string } & Partial<ReceivedMail>)[]
}

/** The mail that a reply to an enquiry in this version answers; undefined if it answers the enquiry itself. */
function lastMail({ events }: Correspondence, version = Number.MAX_SAFE_INTEGER) {
  return events.findLast(
    (each) => each.action === 'received' && !each.automatic && each.version <= version,
  )
}

/** The subject of such a reply: that of its mail, with one "Re:"; '' without one. */
export function usualSubject(enquiry: Correspondence, version?: number): string {
  const words = lastMail(enquiry, version)?.subject?.replace(/^(?:(?:re|aw)(?:\[\d+\])?:\s*)+/i, '')
  return words ? `Re: ${words}` : ''
}

/** The address that such a reply goes to: the one that wrote last, unless it fails DMARC; else the enquiry's. */
export function usualRecipient(enquiry: Correspondence, version?: number): string {
  const last = lastMail(enquiry, version)
  return last?.from && last.dmarc !== 'fail' && isEmail(last.from) ? last.from : enquiry.email
}

/** The addresses that such a reply is copied to: those to which its mail went, unless it fails DMARC. */
export function usualCc(enquiry: Correspondence, version?: number): string {
  const last = lastMail(enquiry, version)
  return last?.dmarc === 'fail' ? '' : (last?.cc ?? []).join(', ')
}

/** The recipients of a mail to whom its reply goes as well, without these addresses: as many as it may have. */
export function copiedEmails(recipients: string[], without: string[]): string[] {
  const others = emailsIn(recipients.filter(isEmail).join(' '))
  return others.filter((each) => !includes(without, each)).slice(0, MAX_EMAILS - 1)
}

/** The recipients that these fields name, each once; without any in To, or a subject, the usual one. */
export function recipientsOf(
  enquiry: Correspondence,
  { to = '', cc = '', subject = '' }: { [name in keyof Recipients]?: string | undefined },
): Recipients {
  const named = emailsIn(to)
  const first = named.length > 0 ? named : [usualRecipient(enquiry)]
  const others = emailsIn(cc).filter((each) => !includes(first, each))
  return { to: first, cc: others, subject: subject || usualSubject(enquiry) }
}

/** How many of them wrote nothing here: what an operator corrected the address to did not, nor what fails DMARC. */
export function countStrangers({ email, events }: Correspondence, { to, cc }: Recipients): number {
  const wrote = events.flatMap(({ from, dmarc }) => (from && dmarc !== 'fail' ? from : []))
  const [{ text: own = '' } = { text: email }] = events.filter(({ action }) => action === 'email')
  return [...to, ...cc].filter((each) => !includes([own, ...wrote], each)).length
}

function emailsIn(text: string): string[] {
  const all = text.split(/[\s,;]+/).filter((each) => each !== '')
  return all.filter((each, at) => !includes(all.slice(0, at), each))
}

function includes(addresses: string[], address: string): boolean {
  return addresses.some((each) => each.toLowerCase() === address.toLowerCase())
}
