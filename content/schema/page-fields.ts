import * as z from 'zod'
import { optional, optionalList, reference, text } from './field-types.ts'

/** The title and description for search results and browser tabs; the site's name is added to the title. */
export const seoFields = z.strictObject({ title: text(1, 60), description: text(20, 160) })

/** A heading and the sentences under it. */
export const headedText = z.strictObject({ heading: text(1, 80), text: text(4, 240) })

/** The text of a call to action. */
export const ctaText = text(1, 40)

/** The end of a page: one claim and one or two calls to action. */
export const closingFields = headedText.extend({ primary: ctaText, secondary: optional(ctaText) })

/** A value of the company. */
export const principleFields = z.strictObject({ title: text(1, 40), description: text(12, 240) })

/** Names of the claims of site.yaml that the page shows, in order. */
export const claimNames = optionalList(reference('claim'), 6)

/** A heading over a list: without any item, both are not there. */
export function titledList<Item extends z.ZodType>(item: Item, max: number) {
  const items = z.array(item).max(max)
  return optional(z.strictObject({ heading: text(1, 60), items }), 'items')
}

/** The same with sentences under the heading. */
export function introducedList<Item extends z.ZodType>(item: Item, max: number) {
  return optional(headedText.extend({ items: z.array(item).max(max) }), 'items')
}

/** Up to four facts, each an explanation and its short value. */
export const keyFacts = titledList(z.strictObject({ label: text(4, 80), value: text(1, 20) }), 4)

/** A photograph in place of an entry's fold, on its page and its share picture. */
export const photoField = optional(
  z.strictObject({
    src: reference('picture').describe('Its address: /pictures/van.jpg.'),
    alt: text(1, 200).describe('Its content in words, for visitors who do not see it.'),
  }),
).describe('A photograph in place of the fold.')

/** An OKLCH hue angle. */
export const hueAngle = z
  .int()
  .min(0)
  .max(359)
  .describe("OKLCH hue angle in degrees; lightness and chroma are the design's, for each theme.")
