import * as z from 'zod/mini'

/** The parameter `cursor` of a list: the `next` of an earlier answer, or none for the newest. */
export const cursorParameter = z.optional(
  z.pipe(
    z
      .string()
      .check(z.regex(/^[1-9]\d{0,14}$/, 'Send the `next` of an earlier answer, unchanged.')),
    z.transform(Number),
  ),
)

/** The number of the audit entry of a change. */
export const changeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'Send the number of a change, or leave it out.')),
  z.transform(Number),
)

/** A parameter that a form may send empty: then it counts as a missing one. */
export const orEmpty = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.optional(z.union([z.literal(''), schema])),
    z.transform((value) => (value === '' ? undefined : (value as z.output<T>))),
  )

const noDay = 'Send a day as 2026-11-30.'

// Years without exactly four digits, and the year after 9999, do not work with time zones.
/** A day as a parameter: 2026-11-30. */
export const dayParameter = orEmpty(z.iso.date(noDay).check(z.regex(/^[12]/, noDay)))
