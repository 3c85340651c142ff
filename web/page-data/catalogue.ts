import type { Content } from '#content/collections.ts'

/** The lists of the catalogue that addresses are checked against before any data of a page is loaded. */
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
