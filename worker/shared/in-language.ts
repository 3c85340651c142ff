import { withQuery } from './with-query.ts'

/** A language of the site: its BCP 47 tag, and the beginning of its addresses, '' for the first one. */
export type InLanguage = { language: string; root: string }

/**
 * An address of the API whose answer is in a language of the site. For the first language, which is the
 * default, it is unchanged.
 */
export function inLanguage(address: string, { language, root }: InLanguage): string {
  return withQuery(address, root === '' ? '' : `language=${language}`)
}
