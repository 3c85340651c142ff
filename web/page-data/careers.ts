import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Job } from '#content/schema/jobs.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf, claimsOf } from './by-name.ts'
import { heroData, heroHue } from './hero.ts'
import { iconPath } from './icon-path.ts'
import { payRange } from './job.ts'
import { pageText } from './page-texts.ts'

/** The number of requirements that an open position shows as tags. */
const REQUIREMENTS = 3

/** The data of the careers page: its texts and every job in order. */
export function careersData(content: Content) {
  const { claims, benefits, ...page } = pageText(content, 'careers')
  const jobs = entriesOf(content.catalogue.jobs, content.jobs)
  return {
    ...page,
    hero: heroData(content, 'careers', heroHue(content.site)),
    benefits: benefits && {
      ...benefits,
      items: benefits.items.map((perk) => ({ ...perk, icon: iconPath(perk.icon) })),
    },
    stats: claimsOf(content, claims),
    jobs: jobs.map((job) => jobCard(content, job)),
  }
}

export type CareersData = ReturnType<typeof careersData>
export type JobData = CareersData['jobs'][number]

function jobCard(content: Content, job: Job) {
  const { id, title, department, level, location, type, description, requirements, featured } = job
  return {
    id,
    title,
    department,
    level,
    location,
    type,
    pay: job.pay && payRange(job.pay, content),
    /** Only on the card of a featured job. */
    fold: featured ? createFold(id, 5, 120) : undefined,
    description: description.slice(0, 1),
    requirements: requirements.slice(0, REQUIREMENTS),
    featured,
    hue: categoryOf(content.catalogue.departments, department).hue,
  }
}
