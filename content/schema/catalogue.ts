import * as z from 'zod'
import { line, slug } from './text.ts'

/** What an entry may be sorted under, with the hue of its label in degrees of OKLCH. */
const labels = z.array(z.strictObject({ name: line(2, 40), hue: z.int().min(0).max(359) })).min(1)

/** The order of the entries, their categories, and the names that stand for a category of services. */
export const catalogueSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        /** As services name it in their `category`. */
        name: line(3, 40),
        /** The group's anchor on /services: /services#cloud. */
        slug,
        /** OKLCH hue angle in degrees; lightness and chroma are the design's. */
        hue: z.int().min(0).max(359),
        /** One sentence under the group's heading. */
        introduction: line(30, 160),
      }),
    )
    .min(1),
  /**
   * Ids of the entries that stand first, in this order; home shows the first six services. All others
   * follow: articles the newest first, the rest by id.
   */
  services: z.array(slug).default([]),
  caseStudies: z.array(slug).default([]),
  jobs: z.array(slug).default([]),
  articles: z.array(slug).default([]),
  faq: z.array(slug).default([]),
  /** In the order of the blog's chips, and of the FAQ's buttons. */
  articleCategories: labels,
  faqCategories: labels,
  departments: labels,
  /** Ids that are no service but lead to a group: alias → slug of a category. */
  aliases: z.record(slug, slug),
})

export type Catalogue = z.output<typeof catalogueSchema>
export type Category = Catalogue['categories'][number]
