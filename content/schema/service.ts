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
  /** At a glance: the time to a first result, who works on it, and what the client keeps. */
  firstResult: line(3, 60),
  team: line(10, 100),
  keeps: line(10, 100),
  /** Where another service is near: one sentence that says which is whose, with a link. Markdown. */
  instead: prose().optional(),
  /** What we do and how the work goes. Markdown, two paragraphs or more. */
  description: prose(2),
  /** Why it pays, when it does not, and how the client knows. Markdown, two paragraphs or more. */
  strategicValue: prose(2),
  /** What the client gets: deliverables, not adjectives. */
  features: z.array(line(10, 60)).min(5).max(8),
  /** Where it fits. */
  industries: z.array(line(3, 30)).min(4).max(8),
  /** Product names; cards show the first three. */
  techStack: z.array(line(1, 32)).min(5).max(10),
  /** Ids of the questions that buyers of this service ask. */
  questions: z.array(slug).min(1).max(3),
  searchTerms,
})

export type Service = z.output<typeof serviceSchema>
