import type { Content } from '#content/collections.ts'
import type { Category } from '#content/schema/catalogue.ts'

/** The category with this name. The content is checked: a service names one that exists. */
export function categoryOf({ catalogue }: Content, name: string): Category {
  const category = catalogue.categories.find((entry) => entry.name === name)
  if (!category) throw new Error(`There is no category "${name}".`)
  return category
}

/** The hue of the category of the service with this name. */
export function hueOf(content: Content, serviceName: string): number {
  const service = [...content.services.values()].find(({ name }) => name === serviceName)
  if (!service) throw new Error(`There is no service named "${serviceName}".`)
  return categoryOf(content, service.category).hue
}
