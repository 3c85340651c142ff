import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { hueOf } from './category-of.ts'

/** What one case study's page shows, with the service it belongs to. */
export function caseStudyData(content: Content, id: string) {
  const study = content['case-studies'].get(id)
  if (!study) throw new Error(`There is no case study "${id}".`)
  const service = [...content.services.values()].find(({ name }) => name === study.category)
  return {
    ...study,
    serviceId: service?.id ?? '',
    hue: hueOf(content, study.category),
    fold: createFold(id, 5, 300),
  }
}

export type CaseStudyData = ReturnType<typeof caseStudyData>
