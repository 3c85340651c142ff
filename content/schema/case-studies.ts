import * as z from 'zod'
import { prose } from './prose.ts'
import { line, optionalList, optionalPart, reference, searchTerms, slug, term } from './text.ts'

const fields = z.strictObject({
  id: slug,
  /** A claim with the change and the client. */
  title: line(8, 90),
  /** The name of a service: its hue is the study's, and that service's page shows the study. */
  category: reference('serviceName'),
  client: term(2, 40),
  /** One sentence for cards and search results. */
  description: line(24, 160),
  /** The year it went live. */
  year: z.int().min(2000).max(2100),
  /** From the first day to the last: "Five months". */
  duration: optionalPart(line(2, 80)),
  /** The team: "Two engineers, a designer and a lead". */
  team: optionalPart(line(2, 120)),
  /** The problem and its cost. Markdown, two paragraphs or more. */
  challenge: prose(2),
  /** The main decision and its rejected alternatives. Markdown, two paragraphs or more. */
  solution: prose(2),
  /** The results, as sentences with figures. */
  results: z.array(line(8, 200)).min(1).max(5),
  /** The source, the method and the period of the measurements. Markdown. */
  measured: optionalPart(prose()),
  /** The failures, and our response to them. Markdown. */
  failed: optionalPart(prose()),
  /** A quotation from a person at the client. */
  quote: optionalPart(
    z.strictObject({ text: line(16, 300), name: term(2, 40), role: line(2, 60) }),
  ),
  /** Figures; cards show the first two. */
  metrics: optionalList(z.strictObject({ label: line(2, 40), value: term(1, 8) }), 6),
  /** Product names; the featured list shows the first four. */
  technologies: optionalList(term(1, 32), 10),
  featured: z.boolean(),
  /** Ids of the study's services, including that of `category`; their pages link to it. */
  services: z.array(reference('service')).min(1).max(8),
  searchTerms,
})

/** Work done for a client. The file name is its id. */
export const caseStudySchema = fields.transform((study) => ({
  ...study,
  /** The study's own fold, drawn by the build. */
  imageUrl: `/folds/${study.id}.svg`,
}))
