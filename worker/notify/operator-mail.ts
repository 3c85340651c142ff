import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import { caseVariantsJson, mailableNames } from '../operators.ts'
import { NEW_ID_EXPRESSION } from '../outbox/store.ts'
import type { ReceivedReply } from '../replies/received-mail.ts'
import { toOneLine } from '../shared/clean-text.ts'
import { loadFormFieldsOrNone } from '../texts/load-site-texts.ts'
import { AUTO_SUBMITTED_HEADER, createMailChannel } from './mail-channel.ts'
import {
  absoluteEnquiryUrl,
  quotedEnquiry,
  quotedMail,
  quoteLines,
  subjectLine,
} from './notification.ts'

/** Who handed an enquiry over, and their last note of the ten minutes before. */
type HandedOver = { by: string; note: string | null }

/** An enquiry in a mail to its owner. */
export type NotifiedEnquiry = EnquiryRecord & { handedOver?: HandedOver | undefined }

/** The lines of a message in the mail. */
const LINES_SHOWN = 4
const LINE_LENGTH = 160

/** The names of the channels in the outbox. */
export const HANDOVER_CHANNEL = 'handover'
export const DUE_CHANNEL = 'due'

/** Tells owners of hand-overs, of enquiries that were put off until now, and of mails in reply to them. */
export const handoverMail = ownerMail('Handed over to you')
export const dueMail = ownerMail('Due')
export const wroteBackMail = ownerMail('Wrote back')

/**
 * The channel that mails an operator about enquiries, one mail for all of them, under these words, with the name
 * and the first lines of each sender quoted, so that none look like ours.
 */
function ownerMail(words: string) {
  return createMailChannel({
    needs: 'to',
    write({ to, enquiries }: { to: string; enquiries: NotifiedEnquiry[] }, { origin }) {
      const [first, ...others] = enquiries
      return {
        to,
        subject:
          first && others.length === 0
            ? subjectLine(first, [], words)
            : `${words}: ${enquiries.length} enquiries`,
        text: enquiries.flatMap((enquiry) => linesOf(enquiry, origin)).join('\n'),
        headers: AUTO_SUBMITTED_HEADER,
      }
    },
  })
}

function linesOf(
  { id, reference, name, message, handedOver }: NotifiedEnquiry,
  origin: string | undefined,
) {
  const url = absoluteEnquiryUrl(origin, id)
  const note = handedOver?.note ? `: ${toOneLine(handedOver.note)}` : '.'
  return [
    reference + (url ? `: ${url}` : ''),
    ...(handedOver ? [`Handed over by ${toOneLine(handedOver.by)}${note}`] : []),
    quoteLines([toOneLine(name), ...firstLines(message)]),
    '',
  ]
}

function firstLines(message: string): string[] {
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cut = lines.slice(0, LINES_SHOWN).map((line) => [...line].slice(0, LINE_LENGTH).join(''))
  return cut.join('\n') === lines.join('\n') ? cut : [...cut, '…']
}

/** The last hand-over of each of these enquiries, by its id. */
export async function findHandOvers(
  db: D1Database,
  ids: string[],
): Promise<Map<string, HandedOver>> {
  const { results } = await db
    .prepare(
      `SELECT event.enquiry_id AS id, event.actor AS by, (
         SELECT written.text FROM event AS written
         WHERE written.enquiry_id = event.enquiry_id AND written.actor = event.actor
           AND written.action = 'note' AND written.taken_back = 0 AND written.at <= event.at
           AND written.at >= strftime('%FT%H:%M:%fZ', event.at, '-10 minutes')
         ORDER BY written.seq DESC LIMIT 1
       ) AS note
       FROM event
       WHERE event.enquiry_id IN (SELECT value FROM json_each(?1))
         AND event.from_owner <> event.to_owner
       ORDER BY event.seq`,
    )
    .bind(JSON.stringify(ids))
    .all<HandedOver & { id: string }>()
  return new Map(results.map(({ id, ...handedOver }) => [id, handedOver]))
}

/** Queues one notification for each time that an enquiry is due, to its owner, if the settings have the address. */
export async function queueDueNotifications(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at)
       SELECT ${NEW_ID_EXPRESSION}, '${DUE_CHANNEL}', enquiry.id, ?1, ?2
       FROM enquiry
       WHERE due_at <= ?2 AND owner COLLATE NOCASE IN (SELECT value FROM json_each(?3))
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE enquiry_id = enquiry.id AND channel = '${DUE_CHANNEL}' AND created_at >= due_at)`,
    )
    .bind(now.getTime(), now.toISOString(), caseVariantsJson(...mailableNames()))
    .run()
}

const RULE = '-'.repeat(40)

/** Mails an enquiry to EMAIL_TO; replies go to its sender. */
export const enquiryMail = createMailChannel({
  needs: 'to',
  async write(about: EnquiryRecord, { to, origin }, env) {
    const form = await loadFormFieldsOrNone(env)
    return {
      to,
      replyTo: about.email,
      subject: subjectLine(about, form),
      text: textOf(about, origin, quotedEnquiry(about, form)),
    }
  },
})

/** Mails a mail that came in to EMAIL_TO, like an enquiry. */
export const receivedMail = createMailChannel({
  needs: 'to',
  async write(about: ReceivedReply, { to, origin }, env) {
    return {
      to,
      replyTo: about.email,
      subject: subjectLine(about, await loadFormFieldsOrNone(env), 'New reply'),
      text: textOf(about, origin, quotedMail(about.received)),
      headers: AUTO_SUBMITTED_HEADER,
    }
  },
})

/** Our own words, then a rule, then all words of the visitor, quoted line by line, so that none look like ours. */
function textOf({ id, reference }: EnquiryRecord, origin: string | undefined, quoted: string) {
  const inbox = absoluteEnquiryUrl(origin, id)
  return [`Reference: ${reference}`, ...(inbox ? [`Inbox: ${inbox}`] : []), RULE, quoted].join('\n')
}
