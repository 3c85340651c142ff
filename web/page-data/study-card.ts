import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { hueOf } from './by-name.ts'
import { metricData } from './metric.ts'

/** The number of figures on every card, and of technologies on a featured one. */
const METRICS = 2
const TECHNOLOGIES = 4

/** The data of a case study's card; its hue is that of its service. */
export function studyCard(content: Content, id: string) {
  const study = assertDefined(content['case-studies'].get(id), `case study "${id}"`)
  const { title, category, client, description, metrics, technologies, featured, quote } = study
  return {
    id,
    title,
    category,
    client,
    description,
    featured,
    quote,
    hue: hueOf(content, category),
    metrics: metrics.slice(0, METRICS).map((metric) => metricData(content, metric)),
    technologies: technologies.slice(0, TECHNOLOGIES),
    fold: createFold(id, 5, 120),
  }
}

export type StudyCardData = ReturnType<typeof studyCard>
