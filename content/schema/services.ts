import * as z from 'zod'
import { prose } from './prose.ts'
import {
  icon,
  line,
  optionalList,
  optionalPart,
  reference,
  searchTerms,
  slug,
  term,
} from './text.ts'

/** One of the catalogue's services. The file name is its id. */
export const serviceSchema = z.strictObject({
  id: slug,
  /** The name in headings, cards and menus: `Generative AI`. */
  name: line(2, 50),
  /** One of the categories in catalogue.yaml: decides the group on /services and the hue. */
  category: reference('category'),
  /** Shown beside the category; a Lucide icon. */
  icon,
  /** One sentence for cards, search results and the page's introduction. */
  shortDescription: line(16, 130),
  /** Short facts: the time to a first result, the team, and the deliverables that the client keeps. */
  firstResult: optionalPart(line(2, 80)),
  team: optionalPart(line(2, 130)),
  keeps: optionalPart(line(2, 130)),
  /** For a service similar to another: one sentence on the difference, with a link. Markdown. */
  instead: optionalPart(prose()),
  /** What we do and how the work goes. Markdown, two paragraphs or more. */
  description: prose(2),
  /** The benefit, its limits, and its measurement. Markdown, two paragraphs or more. */
  strategicValue: optionalPart(prose(2)),
  /** The deliverables, without adjectives. */
  features: z.array(line(2, 80)).min(1).max(8),
  /** Suitable industries. */
  industries: optionalList(line(2, 40), 8),
  /** Product names; cards show the first three. */
  techStack: optionalList(term(1, 32), 10),
  /** Ids of frequent questions about this service. */
  questions: optionalList(reference('question'), 3),
  searchTerms,
})

export type Service = z.output<typeof serviceSchema>
