import * as z from 'zod'
import {
  optionalList,
  reference,
  referenceFields,
  slug,
  type Target,
  text,
  withDefault,
} from './field-types.ts'
import { hueAngle } from './page-fields.ts'

/** The categories of entries, each with the hue of its label in degrees of OKLCH. */
const labels = optionalList(z.strictObject({ name: text(1, 40), hue: hueAngle }), 100)

function ids(to: Target) {
  return optionalList(reference(to), 10_000)
}

/** The order of the entries, their categories, and the aliases of the services' categories. */
export const orderAndCategoriesSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        name: text(1, 40).describe('The value of category in services.'),
        slug: slug.describe("The group's anchor on /services: /services#cloud."),
        hue: hueAngle,
        introduction: text(12, 160).describe("One sentence under the group's heading."),
      }),
    )
    .min(1),
  services: ids('services').describe(
    'Ids of the first entries, in this order; the home page shows the first six services. All others follow: articles newest first, the rest by id.',
  ),
  caseStudies: ids('case-studies'),
  jobs: ids('jobs'),
  articles: ids('articles'),
  faq: ids('faq'),
  articleCategories: labels.describe(
    "In the order of the blog's chips, and of the FAQ's buttons. Only with entries of their kind.",
  ),
  faqCategories: labels,
  departments: labels,
  aliases: withDefault(
    z
      .record(slug.clone().register(referenceFields, { to: 'alias' }), reference('group'))
      .default({}),
  ).describe('Ids that redirect to a category instead of a service: alias → slug of the category.'),
})
