import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { cursorParameter } from '../page/cursor.ts'

export const LIST_MAX_LIMIT = 200
export const LIST_DEFAULT_LIMIT = 50

/** Longer than any name, address or sentence one would look for. */
export const QUERY_MAX_LENGTH = 1000

const queryMessage = `Search for at most ${QUERY_MAX_LENGTH} characters.`
const limitMessage = `Send a whole number from 1 to ${LIST_MAX_LIMIT}.`

const filters = {
  q: z.optional(
    z.pipe(
      z.string().check(z.maxLength(QUERY_MAX_LENGTH, queryMessage)),
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
        z.string().check(
          z.regex(/^\d{1,3}$/, limitMessage),
          z.refine(
            (digits) => Number(digits) >= 1 && Number(digits) <= LIST_MAX_LIMIT,
            limitMessage,
          ),
        ),
        z.transform(Number),
      ),
      LIST_DEFAULT_LIMIT,
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
