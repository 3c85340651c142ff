import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'
import { iconPath } from './icon-path.ts'
import { studyCard } from './study-card.ts'

/** How many case studies a service shows: the first of those whose category is its name. */
const STUDIES = 2

/** What one service's page shows. */
export function serviceData(content: Content, id: string) {
  const service = content.services.get(id)
  if (!service) throw new Error(`There is no service "${id}".`)
  const { slug, hue } = categoryOf(content.catalogue.categories, service.category)
  return {
    ...service,
    icon: iconPath(service.icon),
    categorySlug: slug,
    hue,
    fold: createFold(id, 4, 240),
    studies: relatedStudies(content, service.name),
  }
}

function relatedStudies(content: Content, serviceName: string) {
  return content.catalogue.caseStudies
    .map((id) => studyCard(content, id))
    .filter(({ category }) => category === serviceName)
    .slice(0, STUDIES)
}

export type ServiceData = ReturnType<typeof serviceData>
