import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { cursorParameter } from '../page/cursor.ts'

/** Longer than any name, address or sentence one would look for. */
export const QUERY_MAX_LENGTH = 1000

const filters = {
  q: z.optional(
    z.pipe(
      z
        .string()
        .check(z.maxLength(QUERY_MAX_LENGTH, `Search for at most ${QUERY_MAX_LENGTH} characters.`)),
      // An empty search box asks for everything.
      z.transform((q) => q.trim() || undefined),
    ),
  ),
  status: z.optional(z.enum(contactStatuses, `Send one of: ${contactStatuses.join(', ')}.`)),
}

/** The query of GET /api/contacts: plain strings in, what `listContacts` takes out. */
export const listQuerySchema = z.strictObject(
  {
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'Send a whole number from 1 to 200.')),
        z.transform(Number),
      ),
      50,
    ),
    cursor: cursorParameter,
    ...filters,
    /** The id of the enquiry that a form of the list has just changed. */
    changed: z.optional(z.string()),
  },
  'Remove this parameter: limit, cursor, q and status are known here.',
)

/** The same for the list as CSV, which is always whole. */
export const exportQuerySchema = z.strictObject(
  { ...filters, format: z.optional(z.enum(['csv'], 'Send csv.')) },
  'Remove this parameter: a CSV file holds every enquiry of q and status, which are known here.',
)

export type ListQuery = z.infer<typeof listQuerySchema>
