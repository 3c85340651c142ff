import { compose, decompose } from '../shared/normal-form.ts'
import { singleSpaces } from '../shared/single-spaces.ts'
import { searchTerms } from './search-text.ts'

/**
 * The terms of a search as the column `search` has them for enquiries that were stored before the site and
 * the inbox shared one normal form, which nobody writes again: such an enquiry is deleted after two years,
 * and then this file is of no more use.
 */
export function formerSearchTerms(query: string): string[] {
  return searchTerms(query, formerNormalForm)
}

/** The text as that column has it: without marks and case, with one kind of white space and of dash. */
export function formerNormalForm(text: string): string {
  const plain = compose(decompose(text).replace(MARKS, '').replace(DASHES, '-'))
  return singleSpaces(plain.toLowerCase())
}

const MARKS = /[\p{M}\p{Cf}]/gu
const DASHES = /\p{Pd}/gu
