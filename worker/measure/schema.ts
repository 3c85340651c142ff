import * as z from 'zod/mini'

/** A number from 0 to `max`: whatever a client sends beyond is taken for the nearest of the two. */
const clamped = (max: number) =>
  z.optional(
    z.pipe(
      z.number('Send a number.'),
      z.transform((sent: number) => Math.min(Math.max(sent, 0), max)),
    ),
  )

const MINUTE_MS = 60_000

/**
 * What a page says of itself when a visitor has seen it: its path without a query, how wide its window
 * is (small: under 640 px) and, of the page that a visit began with, its Core Web Vitals as
 * https://web.dev/articles/vitals defines them: LCP and INP in milliseconds, CLS a score.
 */
export const visitSchema = z.strictObject(
  {
    path: z.string('Send a path.').check(z.startsWith('/', 'Begin the path with a slash.')),
    device: z.enum(['small', 'large'], 'Send small or large.'),
    lcp: clamped(MINUTE_MS),
    inp: clamped(MINUTE_MS),
    cls: clamped(10),
  },
  'Remove this field: a visit has path, device, lcp, inp and cls only.',
)

export type Visit = z.input<typeof visitSchema>
