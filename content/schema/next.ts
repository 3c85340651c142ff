import * as z from 'zod'
import { optionalPart } from './text.ts'

/** The fields of a group that have other values from a day on: `next: { validFrom: 2027-01-01, price: … }`. */
export function next<Fields extends z.ZodRawShape>(fields: Fields) {
  return optionalPart(
    z.strictObject({
      validFrom: z.iso.date().describe('The first day of these values: 2027-01-01.'),
      ...fields,
    }),
  ).describe('Other values from a day on.')
}
