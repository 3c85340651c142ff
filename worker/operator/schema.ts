import * as z from 'zod/mini'
import { contactStatuses } from '../contact/store.ts'
import { decodeCursor } from './cursor.ts'

export const LIST_MAX_LIMIT = 200
export const LIST_DEFAULT_LIMIT = 50

const limitMessage = `Send a whole number from 1 to ${LIST_MAX_LIMIT}.`

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
    cursor: z.optional(
      z.pipe(
        z
          .string()
          .check(
            z.refine(
              (cursor) => decodeCursor(cursor) !== undefined,
              'Send the `next` of an earlier answer, unchanged.',
            ),
          ),
        z.transform(decodeCursor),
      ),
    ),
    status: z.optional(z.enum(contactStatuses, `Send one of: ${contactStatuses.join(', ')}.`)),
  },
  'Remove this parameter: limit, cursor and status are known here.',
)
