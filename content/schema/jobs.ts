import * as z from 'zod'
import { optional, optionalList, reference, searchTerms, slug, text } from './field-types.ts'
import { proseField } from './prose.ts'

/** An open position. The file name is its id. */
export const jobSchema = z
  .strictObject({
    id: slug,
    title: text(1, 60),
    department: reference('department').describe('One of departments in catalogue.yaml.'),
    location: text(1, 40).describe('As shown: a town, or a word such as Remote.'),
    remote: z
      .boolean()
      .describe(
        'Whether the work can be done from anywhere in countries: search engines then get no town.',
      ),
    type: text(1, 30).describe('As shown: Full-time.'),
    level: text(1, 30),
    description: proseField().describe(
      "The job's tasks and clients. Markdown. The list of jobs has the first paragraph.",
    ),
    firstNinetyDays: optional(proseField()).describe('The goals of the first 90 days. Markdown.'),
    requirements: z
      .array(text(1, 100))
      .min(1)
      .max(8)
      .describe('Cards show the first three as tags: the most important first.'),
    benefits: optionalList(text(1, 100), 8),
    pay: optional(
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
    ).describe("A year's pay before tax, in whole units of an ISO 4217 currency."),
    place: optional(text(1, 200)).describe(
      "The possible places of work, and the team's shared hours.",
    ),
    hours: optional(text(1, 200)),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code: US'))
      .min(1)
      .describe("ISO 3166 codes of the applicants' countries."),
    hiring: optionalList(text(4, 160), 6).describe(
      'The steps from the application to the offer, in order.',
    ),
    hiringTime: optional(text(4, 120)).describe(
      'The duration of these steps: "Three weeks from application to offer".',
    ),
    datePosted: z.iso
      .date()
      .describe(
        'Days as 2024-01-15. Without a closing date the job is open until its file is deleted.',
      ),
    validThrough: optional(z.iso.date()).describe('The last day for applications.'),
    featured: z.boolean(),
    searchTerms,
  })
  .refine(({ datePosted, validThrough }) => !validThrough || validThrough >= datePosted, {
    path: ['validThrough'],
    error: 'a day from datePosted on',
  })

export type Job = z.output<typeof jobSchema>
