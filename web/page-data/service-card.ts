import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'
import { iconPath } from './icon-path.ts'

/** The number of technologies on a card. */
const TECHNOLOGIES = 3

/** The data of a service's card. */
export function serviceCard(content: Content, id: string) {
  const service = assertDefined(content.services.get(id), `service "${id}"`)
  const { name, category, icon, shortDescription, techStack } = service
  return {
    id,
    name,
    category,
    hue: categoryOf(content.catalogue.categories, category).hue,
    icon: iconPath(icon),
    shortDescription,
    technologies: techStack.slice(0, TECHNOLOGIES),
    fold: createFold(id, 4, 9),
  }
}

export type ServiceCardData = ReturnType<typeof serviceCard>
