import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { hueOf } from './by-name.ts'
import { courseData } from './course.ts'
import { leftOutData } from './left-out.ts'
import { writtenYear } from './locale-formats.ts'
import { metricData } from './metric.ts'
import { photoData } from './picture.ts'
import { studyCard } from './study-card.ts'

/** The data of one case study's page, with its services and the next study. */
export function caseStudyData(content: Content, id: string) {
  const study = assertDefined(content['case-studies'].get(id), `case study "${id}"`)
  return {
    ...study,
    year: writtenYear(study.year, content.site.language),
    services: entriesOf(study.services, content.services).map(({ id, name }) => ({ id, name })),
    metrics: study.metrics.map((metric) => metricData(content, metric)),
    photo: photoData(content, study.photo),
    leftOut: study.leftOut && leftOutData(content, study.leftOut),
    course: study.course && courseData(study.course),
    hue: hueOf(content, study.category),
    fold: createFold(id, 5, 300),
    next: nextOf(content, id),
  }
}

/** The study after this one in the list, or the first one after the last; undefined for the only one. */
function nextOf(content: Content, id: string) {
  const ids = content.catalogue.caseStudies
  const next = ids[(ids.indexOf(id) + 1) % ids.length]
  return next && next !== id ? studyCard(content, next) : undefined
}
