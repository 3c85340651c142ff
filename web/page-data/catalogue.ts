import type { Content } from '#content/collections.ts'

/** The lists of the catalogue, for the validation of addresses before a page's data is loaded. */
export function catalogueData({ catalogue }: Content) {
  const { articleCategories, faqCategories, jobs, aliases } = catalogue
  return {
    articleCategories: articleCategories.map(({ name }) => name),
    faqCategories: faqCategories.map(({ name }) => name),
    jobs,
    /** For each address of a group of services, its anchor on /services. */
    serviceAliases: aliases,
  }
}
