import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'

/** Specification, section 9: an open position shows its first three requirements as tags. */
const REQUIREMENTS = 3

/** What the careers page shows: its texts and every job in order. */
export function careersData(content: Content) {
  const jobs = content.catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])
  return {
    ...content['pages/careers'],
    jobs: jobs.map(({ requirements, benefits: _, ...job }) => ({
      ...job,
      requirements: requirements.slice(0, REQUIREMENTS),
    })),
    fold: createFold('careers', 5, 240),
  }
}

export type CareersData = ReturnType<typeof careersData>
export type JobData = CareersData['jobs'][number]
