import type { Content } from '#content/collections.ts'
import { present } from '#content/present.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { hueOf } from './category-of.ts'
import { metricData } from './metric.ts'
import { writtenYear } from './written-year.ts'

/** The data of one case study's page, with its services. */
export function caseStudyData(content: Content, id: string) {
  const study = present(content['case-studies'].get(id), `case study "${id}"`)
  return {
    ...study,
    year: writtenYear(study.year, content.site.language),
    services: study.services.flatMap((service) => {
      const { id, name } = content.services.get(service) ?? {}
      return id && name ? [{ id, name }] : []
    }),
    metrics: study.metrics.map((metric) => metricData(content, metric)),
    hue: hueOf(content, study.category),
    fold: createFold(id, 5, 300),
  }
}
