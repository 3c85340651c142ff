import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import type { Job } from '#content/schema/jobs.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'
import { categoryOf } from './by-name.ts'
import { longDate, rangeSign } from './locale-formats.ts'

/** The data of one job's page; of a closed job only its name. */
export function jobData(content: Content, id: string) {
  const job = assertDefined(content.jobs.get(id), `job "${id}"`)
  if (!content.catalogue.jobs.includes(id)) return { title: job.title, isOpen: false as const }
  const { language } = content.site
  const { countries: _, remote: __, searchTerms: ___, ...shown } = job
  const { pay, datePosted, validThrough, ...rest } = shown
  return {
    ...rest,
    isOpen: true as const,
    hue: categoryOf(content.catalogue.departments, job.department).hue,
    fold: createFold(id, 5, 240),
    pay: pay && payRange(pay, content),
    posted: { date: datePosted, shown: longDate(datePosted, language) },
    ...(validThrough && { until: { date: validThrough, shown: longDate(validThrough, language) } }),
  }
}

export type OpenJobData = Extract<ReturnType<typeof jobData>, { isOpen: true }>

/** The pay as text: "$150,000–$185,000 a year", or one amount if there is no range. */
export function payRange(
  { currency, from, to }: NonNullable<Job['pay']>,
  { site, interface: words }: Pick<Content, 'site' | 'interface'>,
): string {
  const { format } = new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  const pay = [...new Set([from, to])].map(format).join(rangeSign(site.language))
  return fillPlaceholders(words.job.payPerYear, { pay })
}
