import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'

/**
 * The lists of the catalogue, for the validation of addresses before a page's data is loaded: names in
 * all languages.
 */
export function catalogueData(contents: [Content, ...Content[]]) {
  const { jobs, aliases } = contents[0].catalogue
  const names = (list: 'articleCategories' | 'faqCategories') => [
    ...new Set(contents.flatMap(({ catalogue }) => catalogue[list].map(({ name }) => name))),
  ]
  return {
    articleCategories: names('articleCategories'),
    faqCategories: names('faqCategories'),
    jobs,
    /** For each address of a group of services, its anchor on /services. */
    serviceAliases: aliases,
  }
}

/** The category with this name. The content is checked: an entry names a category that exists. */
export function categoryOf<Category extends { name: string }>(
  categories: Category[],
  name: string,
): Category {
  const category = categories.find((each) => each.name === name)
  return assertDefined(category, `category "${name}"`)
}

/** The hue of the category of the service with this name. */
export function hueOf({ services, catalogue }: Content, serviceName: string): number {
  const service = [...services.values()].find(({ name }) => name === serviceName)
  const { category } = assertDefined(service, `service named "${serviceName}"`)
  return categoryOf(catalogue.categories, category).hue
}

/** The claims of site.yaml with these names. The content is checked: a page names those that exist. */
export function claimsOf({ site }: Content, names: string[]) {
  return names.flatMap((name) => site.claims[name] ?? [])
}
