import { phoneDigits } from '#worker/contact/phone-number.ts'
import { normalizeText } from '#worker/shared/normalize-text.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { linksInText } from '../enquiry/links-in-text.ts'

/** The newest enquiries of the address that names and numbers are taken from. */
const READ = 50

/** An enquiry from another address. */
export type SamePerson = Pick<
  OperatorContact,
  'id' | 'reference' | 'name' | 'email' | 'message' | 'status' | 'createdAt'
>

/**
 * Enquiries from other addresses, possibly of the same person: with the name of one of this address, in any
 * case and with any accents, or with a phone number of its messages, in any spelling. At most `limit` of the
 * last `among`, newest first. It reads the search text of each of these.
 */
export async function findSamePerson(
  db: D1Database,
  email: string,
  { limit, among = Number.MAX_SAFE_INTEGER }: { limit: number; among?: number },
): Promise<SamePerson[]> {
  const { results: own } = await db
    .prepare('SELECT name, message FROM contact WHERE email = ?1 ORDER BY seq DESC LIMIT ?2')
    .bind(email, READ)
    .all<Pick<SamePerson, 'name' | 'message'>>()
  const names = new Set(own.map(({ name }) => normalizeText(name)))
  const numbers = new Set(own.flatMap(({ message }) => phoneNumbersIn(message)))
  // A name is a whole line of the search text; a number is the end of one, after any prefix.
  const ends = [...[...names].map((name) => `\n${name}`), ...numbers].map((end) => `${end}\n`)
  const { results } = await db
    .prepare(
      `SELECT id, reference, name, email, status, created_at AS createdAt, message FROM contact
       WHERE seq > (SELECT max(seq) FROM contact) - ?1 AND email <> ?2 AND EXISTS (
         SELECT 1 FROM json_each(?3) WHERE instr(char(10) || search || char(10), value) > 0)
       ORDER BY seq DESC LIMIT ?4`,
    )
    .bind(among, email, JSON.stringify(ends), limit)
    .all<SamePerson>()
  // Other fields are in the search text, too.
  return results.filter(
    ({ name, message }) =>
      names.has(normalizeText(name)) ||
      phoneNumbersIn(message).some((number) => numbers.has(number)),
  )
}

/** What all spellings of each phone number share; other numbers, such as dates, are none. */
function phoneNumbersIn(text: string): string[] {
  return linksInText(text)
    .filter(({ href }) => href?.startsWith('tel:'))
    .map((part) => phoneDigits(part.text))
}
