import * as z from 'zod'
import { prose } from './prose.ts'
import { line, path, searchTerms, slug } from './text.ts'

/** Work done for a client. The file name is its id. */
export const caseStudySchema = z.strictObject({
  id: slug,
  /** A claim: what changed, for whom. */
  title: line(20, 90),
  /** The name of a service: its hue is the study's, and that service's page shows the study. */
  category: line(3, 40),
  client: line(3, 40),
  /** One sentence for cards and search results. */
  description: line(60, 160),
  /** The year it went live. */
  year: z.int().min(2000).max(2100),
  /** From the first day to the last: "Five months". */
  duration: line(3, 60),
  /** Who did the work: "Two engineers, a designer and a lead". */
  team: line(10, 120),
  /** What was wrong and what it cost. Markdown, two paragraphs or more. */
  challenge: prose(2),
  /** The decision that mattered and what was rejected for it. Markdown, two paragraphs or more. */
  solution: prose(2),
  /** What changed, as sentences with figures. */
  results: z.array(line(20, 200)).min(3).max(5),
  /** Who counted what, how, and over which time. Markdown. */
  measured: prose(),
  /** What did not work, and what we did about it. Markdown. */
  failed: prose(),
  /** What somebody at the client said of it. */
  quote: z.strictObject({ text: line(40, 300), name: line(3, 40), role: line(3, 60) }),
  /** Figures; cards show the first two. */
  metrics: z
    .array(z.strictObject({ label: line(3, 30), value: line(1, 8) }))
    .min(2)
    .max(6),
  /** Product names; the featured list shows the first four. */
  technologies: z.array(line(1, 32)).min(4).max(10),
  /** The study's own fold, drawn by the build: /folds/<id>.svg. */
  imageUrl: path,
  featured: z.boolean(),
  /** Ids of the services that took part, that of `category` among them; their pages link to it. */
  services: z.array(slug).min(1).max(8),
  searchTerms,
})

export type CaseStudy = z.output<typeof caseStudySchema>
