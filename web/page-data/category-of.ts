import type { Content } from '#content/collections.ts'
import type { Category } from '#content/schema/catalogue.ts'

/** The category with this name. The content is checked: a service names one that exists. */
export function categoryOf({ catalogue }: Content, name: string): Category {
  const category = catalogue.categories.find((entry) => entry.name === name)
  if (!category) throw new Error(`There is no category "${name}".`)
  return category
}
