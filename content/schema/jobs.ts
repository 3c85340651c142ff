import * as z from 'zod'
import { prose } from './prose.ts'
import { line, optionalList, optionalPart, reference, searchTerms, slug } from './text.ts'

/** An open position. The file name is its id. */
export const jobSchema = z.strictObject({
  id: slug,
  title: line(2, 60),
  /** One of `departments` in catalogue.yaml. */
  department: reference('department'),
  /** As shown: a town, or a word such as `Remote`. */
  location: line(2, 40),
  /** Whether the work can be done from anywhere in `countries`: search engines then get no town. */
  remote: z.boolean(),
  /** As shown: Full-time. */
  type: line(2, 30),
  level: line(2, 30),
  /** The job's tasks and clients. Markdown. */
  description: prose(),
  /** The goals of the first 90 days. Markdown. */
  firstNinetyDays: optionalPart(prose()),
  /** Cards show the first three as tags: the most important first. */
  requirements: z.array(line(2, 100)).min(1).max(8),
  benefits: optionalList(line(2, 100), 8),
  /** A year's pay before tax, in whole units of an ISO 4217 currency. */
  pay: optionalPart(
    z
      .strictObject({
        currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code: USD'),
        from: z.int().positive(),
        to: z.int().positive(),
      })
      .refine(({ from, to }) => from <= to, {
        error: 'from at most as much as to',
        path: ['from'],
      }),
  ),
  /** The possible places of work, and the team's shared hours. */
  place: optionalPart(line(2, 200)),
  hours: optionalPart(line(2, 200)),
  /** ISO 3166 codes of the applicants' countries. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code: US')).min(1),
  /** The steps from the application to the offer, in order. */
  hiring: optionalList(line(4, 160), 6),
  /** The duration of these steps: "Three weeks from application to offer". */
  hiringTime: optionalPart(line(4, 120)),
  /** Days as 2024-01-15. Without a closing date the job is open until its file is deleted. */
  datePosted: z.iso.date(),
  /** The last day for applications. */
  validThrough: z.iso.date().optional(),
  featured: z.boolean(),
  searchTerms,
})

export type Job = z.output<typeof jobSchema>
