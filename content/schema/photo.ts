import * as z from 'zod'
import { line, optionalPart, reference } from './text.ts'

/** A photograph in place of an entry's fold, on its page and its share picture. */
export const photo = optionalPart(
  z.strictObject({
    src: reference('picture').describe('Its address: /pictures/van.jpg.'),
    alt: line(1, 200).describe('Its content in words, for visitors who do not see it.'),
  }),
).describe('A photograph in place of the fold.')
