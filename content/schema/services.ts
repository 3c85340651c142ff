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
import { proseField } from './prose.ts'

/** One of the catalogue's services. The file name is its id. */
export const serviceSchema = z.strictObject({
  id: slug,
  name: text(1, 50).describe('The name in headings, cards and menus: Generative AI.'),
  category: reference('category').describe(
    'One of the categories in catalogue.yaml: decides the group on /services and the hue.',
  ),
  icon: reference('icon').describe('Shown beside the category; a Lucide icon.'),
  shortDescription: text(16, 130).describe(
    "One sentence for cards, search results and the page's introduction.",
  ),
  firstResult: optional(text(1, 80)).describe(
    'Short facts: the time to a first result, the team, and the deliverables that the client keeps.',
  ),
  team: optional(text(1, 130)),
  keeps: optional(text(1, 130)),
  instead: optional(proseField()).describe(
    'For a service similar to another: one sentence on the difference, with a link. Markdown.',
  ),
  description: proseField(2).describe(
    'What we do and how the work goes. Markdown, two paragraphs or more.',
  ),
  strategicValue: optional(proseField(2)).describe(
    'The benefit, its limits, and its measurement. Markdown, two paragraphs or more.',
  ),
  whenNot: optional(proseField()).describe('When another choice is better. Markdown.'),
  features: z.array(text(1, 80)).min(1).max(8).describe('The deliverables, without adjectives.'),
  industries: optionalList(text(1, 40), 8).describe('Suitable industries.'),
  techStack: optionalList(nameOrFigure(1, 32), 10).describe(
    'Product names; cards show the first three.',
  ),
  questions: optionalList(reference('faq'), 3).describe(
    'Ids of frequent questions about this service.',
  ),
  searchTerms,
})

export type Service = z.output<typeof serviceSchema>
