import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import type { Job } from '#content/schema/jobs.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { findCategory, findClaims, pick } from './content-lookups.ts'
import { longDate, rangeSeparator } from './format.ts'
import { iconPathData } from './icons.ts'
import { heroData, heroHue, pageText } from './page-texts.ts'

/** The number of requirements that an open position shows as tags. */
const REQUIREMENTS_SHOWN = 3

/** The data of the careers page: its texts and every job in order. */
export function careersData(content: Content) {
  const { claims, benefits, ...page } = pageText(content, 'careers')
  const jobs = pickEntries(content.catalogue.jobs, content.jobs)
  return {
    ...page,
    hero: heroData(content, 'careers', heroHue(content.site)),
    benefits: benefits && {
      ...benefits,
      items: benefits.items.map((perk) => ({ ...perk, icon: iconPathData(perk.icon) })),
    },
    stats: findClaims(content, claims),
    jobs: jobs.map((job) => jobCardData(content, job)),
  }
}

export type CareersData = ReturnType<typeof careersData>
export type JobData = CareersData['jobs'][number]

function jobCardData(content: Content, job: Job) {
  return {
    ...pick(job, 'id', 'title', 'department', 'level', 'location', 'type', 'featured'),
    pay: job.pay && payRange(job.pay, content),
    /** Only on the card of a featured job. */
    fold: job.featured ? createFold(job.id, 5, 120) : undefined,
    description: job.description.slice(0, 1),
    requirements: job.requirements.slice(0, REQUIREMENTS_SHOWN),
    hue: findCategory(content.catalogue.departments, job.department).hue,
  }
}

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
    hue: findCategory(content.catalogue.departments, job.department).hue,
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
  const pay = [...new Set([from, to])].map(format).join(rangeSeparator(site.language))
  return fillPlaceholders(words.job.payPerYear, { pay })
}
