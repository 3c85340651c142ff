import type { JobData } from '#web/page-data/careers.ts'
import { Section } from '#web/src/components/section.tsx'
import { JobRow } from './job-row.tsx'

/** The id of the list of jobs on the careers page. */
export const OPENINGS = 'openings'

interface OpenPositionsProps {
  featured: string
  openings: string
  jobs: JobData[]
}

/** The featured jobs, then every job with the featured ones last; renders nothing without any. */
export function OpenPositions({ featured, openings, jobs }: OpenPositionsProps) {
  if (jobs.length === 0) return null
  const large = jobs.filter((job) => job.featured)
  const rows = jobs.toSorted((a, b) => Number(a.featured) - Number(b.featured))
  return (
    <>
      {large.length > 0 && (
        <Section heading={featured}>
          {large.map((job) => (
            <JobRow key={job.id} job={job} isLarge />
          ))}
        </Section>
      )}
      <Section heading={openings} id={OPENINGS}>
        {rows.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Section>
    </>
  )
}
