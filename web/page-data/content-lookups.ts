import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import type { Article } from '#content/schema/articles.ts'

/** The fields of an entry or of a group of texts that are shown as they are. */
export function pick<Entry, Name extends keyof Entry>(entry: Entry, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Pick<Entry, Name>
}

/** The category with this name. The content is checked: an entry names a category that exists. */
export function findCategory<Category extends { name: string }>(
  categories: Category[],
  name: string,
): Category {
  const category = categories.find((each) => each.name === name)
  return assertDefined(category, `category "${name}"`)
}

/** The hue of the category of the service with this name. */
export function serviceHue({ services, catalogue }: Content, serviceName: string): number {
  const service = [...services.values()].find(({ name }) => name === serviceName)
  const { category } = assertDefined(service, `service named "${serviceName}"`)
  return findCategory(catalogue.categories, category).hue
}

/** The claims of site.yaml with these names. The content is checked: a page names those that exist. */
export function findClaims({ site }: Content, names: string[]) {
  return names.flatMap((name) => site.claims[name] ?? [])
}

/** The articles of the lists, in their order; those with a future date are in none. */
export function listedArticles({ catalogue, articles }: Content): Article[] {
  return pickEntries(catalogue.articles, articles)
}
