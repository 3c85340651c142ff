import type { Content } from '#content/collections.ts'
import { categoryOf } from './category-of.ts'

/** What one job's page shows. */
export function jobData(content: Content, id: string) {
  const job = content.jobs.get(id)
  if (!job) throw new Error(`There is no job "${id}".`)
  return { ...job, hue: categoryOf(content.catalogue.departments, job.department).hue }
}

export type JobPageData = ReturnType<typeof jobData>
