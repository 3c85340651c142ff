import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'

/** The labels around every service's own text. */
export function serviceTextData(content: Content) {
  return content['pages/service']
}

/** What one service's page shows. */
export function serviceData(content: Content, id: string) {
  const service = content.services.get(id)
  if (!service) throw new Error(`There is no service "${id}".`)
  const { slug, hue } = categoryOf(content, service.category)
  return { ...service, categorySlug: slug, hue, fold: createFold(id, 4, 240) }
}

export type ServiceData = ReturnType<typeof serviceData>
export type ServiceTextData = ReturnType<typeof serviceTextData>
