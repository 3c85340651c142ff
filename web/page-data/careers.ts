import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'
import { iconPath } from './icon-path.ts'

/** Specification, section 9: an open position shows its first three requirements as tags. */
const REQUIREMENTS = 3

/** The four stats of Careers (specification, section 2). */
const STATS = ['teamMembers', 'countries', 'satisfaction', 'growth'] as const

/** The category of services whose hue a department takes. */
const HUE_OF = {
  Engineering: 'Development',
  'AI & Data': 'Data & AI',
  Cloud: 'Cloud',
  Design: 'Design',
  Security: 'Security',
  Product: 'Core Services',
} as const

/** What the careers page shows: its texts and every job in order. */
export function careersData(content: Content) {
  const jobs = content.catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])
  const page = content['pages/careers']
  return {
    ...page,
    benefits: {
      ...page.benefits,
      items: page.benefits.items.map((perk) => ({ ...perk, icon: iconPath(perk.icon) })),
    },
    stats: STATS.map((claim) => content.site.claims[claim]),
    jobs: jobs.map(({ requirements, benefits: _, ...job }) => ({
      ...job,
      hue: categoryOf(content, HUE_OF[job.department]).hue,
      requirements: requirements.slice(0, REQUIREMENTS),
    })),
    fold: createFold('careers', 5, 240),
  }
}

export type CareersData = ReturnType<typeof careersData>
export type JobData = CareersData['jobs'][number]
