import * as z from 'zod'
import { prose } from './prose.ts'
import { icon, line, searchTerms, slug } from './text.ts'

/** One of the catalogue's services. The file name is its id. */
export const serviceSchema = z.strictObject({
  id: slug,
  /** The name in headings, cards and menus: `Generative AI`. */
  name: line(3, 40),
  /** One of the categories in catalogue.yaml: decides the group on /services and the hue. */
  category: line(3, 40),
  /** Shown beside the category; a Lucide icon. */
  icon,
  /** One sentence for cards, search results and the page's introduction. */
  shortDescription: line(40, 100),
  /** Short facts: the time to a first result, the team, and the deliverables that the client keeps. */
  firstResult: line(3, 60),
  team: line(10, 100),
  keeps: line(10, 100),
  /** For a service similar to another: one sentence on the difference, with a link. Markdown. */
  instead: prose().optional(),
  /** What we do and how the work goes. Markdown, two paragraphs or more. */
  description: prose(2),
  /** The benefit, its limits, and its measurement. Markdown, two paragraphs or more. */
  strategicValue: prose(2),
  /** The deliverables, without adjectives. */
  features: z.array(line(10, 60)).min(5).max(8),
  /** Suitable industries. */
  industries: z.array(line(3, 30)).min(4).max(8),
  /** Product names; cards show the first three. */
  techStack: z.array(line(1, 32)).min(5).max(10),
  /** Ids of frequent questions about this service. */
  questions: z.array(slug).min(1).max(3),
  searchTerms,
})

export type Service = z.output<typeof serviceSchema>
