import * as z from 'zod'
import {
  nameOrFigure,
  optional,
  optionalList,
  reference,
  searchTerms,
  slug,
  text,
} from './field-types.ts'
import { photoField } from './page-fields.ts'
import { template } from './placeholders.ts'
import { proseField } from './prose.ts'

const change = z
  .strictObject({
    before: z.number().positive(),
    after: z.number().positive(),
    of: optional(z.number().positive()).describe(
      'The whole that both numbers are parts of, such as 100: the strips are drawn to its scale.',
    ),
    text: template(60, 'before', 'after').describe('In words: "From {before} to {after} minutes".'),
  })
  .refine(({ before, after, of }) => of === undefined || of >= Math.max(before, after), {
    path: ['of'],
    error: 'of at least as much as before and after',
  })

/** A time in a project, and what happened then. */
const moment = z.strictObject({ date: text(1, 30), text: text(2, 80) })

const leftOut = z
  .strictObject({
    text: text(8, 160),
    counts: optional(
      z
        .strictObject({
          asked: z.int().positive(),
          built: z.int().positive(),
          leftOut: z.int().positive(),
          cameBack: z.int().nonnegative(),
        })
        .refine(({ asked, built, leftOut }) => asked === built + leftOut, {
          path: ['asked'],
          error: 'the sum of built and leftOut',
        })
        .refine(({ cameBack, leftOut }) => cameBack <= leftOut, {
          path: ['cameBack'],
          error: 'at most as many as leftOut',
        }),
    ).describe(
      'Drawn as a strip of all that was asked for, folded back to the part that was built.',
    ),
  })
  .refine(
    ({ text, counts }) => (text.match(/\{(?:asked|leftOut)\}/g) ?? []).length === (counts ? 2 : 0),
    { path: ['text'], error: 'a text with {asked} and {leftOut}, without counts no braces' },
  )

const course = z
  .strictObject({
    text: text(8, 240).describe('The unit of the parts, and what each mark stands for.'),
    parts: z.int().min(2).max(60).describe('Months or weeks, from the first day to the last.'),
    before: z.int().positive().describe('Those before the first release.'),
    after: z.int().positive().describe('Those from there on.'),
    marks: optional(z.int().positive().max(60)).describe(
      'Things that moved between the first release and the last day.',
    ),
    begin: text(1, 30),
    first: moment.describe('The first release.'),
    last: moment.describe('The last day.'),
    failures: optionalList(
      moment.extend({
        at: z.number().positive().describe('Parts from the first day.'),
        isRecorded: z.boolean().describe('Whether the study knows the time; drawn dashed if not.'),
      }),
      2,
    ),
  })
  .refine(({ parts, before, after }) => parts === before + after, {
    path: ['parts'],
    error: 'the sum of before and after',
  })
  .superRefine(({ parts, failures }, context) => {
    const late = failures.findIndex(({ at }) => at >= parts)
    const path = ['failures', late, 'at']
    if (late >= 0) context.addIssue({ code: 'custom', path, message: 'less than parts' })
  })

const fields = z.strictObject({
  id: slug,
  title: text(8, 90).describe('A claim with the change and the client.'),
  category: reference('serviceName').describe(
    "The name of a service: its hue is the study's, and that service's page shows the study.",
  ),
  client: nameOrFigure(2, 40),
  description: text(24, 160).describe('One sentence for cards and search results.'),
  year: z.int().min(2000).max(2100).describe('The year it went live.'),
  duration: optional(text(1, 80)).describe('From the first day to the last: "Five months".'),
  team: optional(text(1, 120)).describe('The team: "Two engineers, a designer and a lead".'),
  price: optional(text(1, 60)).describe('The price that the client paid: "$537,000".'),
  quote: optional(
    z.strictObject({ text: text(16, 300), name: nameOrFigure(2, 40), role: text(1, 60) }),
  ).describe('A quotation from a person at the client.'),
  leftOut: optional(leftOut).describe('The part that was not built, in large type.'),
  challenge: proseField(2).describe('The problem and its cost. Markdown, two paragraphs or more.'),
  solution: proseField(2).describe(
    'The main decision and its rejected alternatives. Markdown, two paragraphs or more.',
  ),
  margin: optional(
    z.strictObject({
      value: nameOrFigure(1, 16),
      label: text(4, 90),
      paragraph: z.int().positive().describe('The paragraph of the decision that has the number.'),
    }),
  ).describe('A number beside the decision, in large type: "412 → 272".'),
  course: optional(course).describe(
    'The course of the project as a strip of months, in which each failure is a pleat.',
  ),
  results: z.array(text(8, 200)).min(1).max(5).describe('The results, as sentences with figures.'),
  measured: optional(proseField()).describe(
    'The source, the method and the period of the measurements. Markdown.',
  ),
  failed: optional(proseField()).describe('The failures, and our response to them. Markdown.'),
  metrics: optionalList(
    z.strictObject({
      label: text(1, 40),
      value: nameOrFigure(1, 8),
      change: optional(change).describe(
        'The two numbers behind the figure, in one unit: drawn as a strip of paper, and folded to the smaller one.',
      ),
      basis: optional(text(8, 60)).describe('The source of the figure, or what it counts.'),
    }),
    6,
  ).describe('Figures; cards show the first two.'),
  technologies: optionalList(nameOrFigure(1, 32), 10).describe(
    'Product names; the featured list shows the first four.',
  ),
  featured: z.boolean(),
  photo: photoField,
  services: z
    .array(reference('services'))
    .min(1)
    .max(8)
    .describe("Ids of the study's services, including that of category; their pages link to it."),
  searchTerms,
})

/** Work done for a client. The file name is its id. */
export const caseStudySchema = fields.transform((study) => ({
  ...study,
  /** The path of its picture: the study's own fold, or its photograph. */
  imageUrl: `/share/case-studies/${study.id}.${study.photo ? 'jpg' : 'png'}`,
}))
