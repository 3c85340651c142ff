import type { Content } from '#content/collections.ts'

/**
 * The lists of the catalogue, for the validation of addresses before a page's data is loaded: names in
 * all languages.
 */
export function catalogueData([first, ...others]: [Content, ...Content[]]) {
  const { jobs, aliases } = first.catalogue
  const names = (list: 'articleCategories' | 'faqCategories') => [
    ...new Set(
      [first, ...others].flatMap(({ catalogue }) => catalogue[list].map(({ name }) => name)),
    ),
  ]
  return {
    articleCategories: names('articleCategories'),
    faqCategories: names('faqCategories'),
    jobs,
    /** For each address of a group of services, its anchor on /services. */
    serviceAliases: aliases,
  }
}
