import type { JobData } from '#web/page-data/careers.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { JobBadges } from '#web/src/components/job-badges.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { Section } from '#web/src/components/section.tsx'
import { JobTitle } from './job-title.tsx'

/** The id of the list of jobs on the careers page. */
export const OPENINGS = 'openings'

/** Every job, one ruled row each, those with a card above last; renders nothing without any. */
export function OpenPositions({ heading, jobs }: { heading: string; jobs: JobData[] }) {
  if (jobs.length === 0) return null
  const rows = jobs.toSorted((a, b) => Number(a.featured) - Number(b.featured))
  return (
    <Section heading={heading} id={OPENINGS}>
      <ul>
        {rows.map((job) => (
          <li key={job.id}>
            <OpenPosition job={job} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OpenPosition({ job }: { job: JobData }) {
  return (
    <article className={`fact hue-${job.hue}`}>
      <div>
        <JobTitle job={job} size="heading" />
        <JobBadges job={job} />
      </div>
      <div className="columns">
        <Prose text={job.description} />
        <div>
          <ul className="flex flex-wrap gap-2">
            {job.requirements.map((requirement) => (
              <li key={requirement} className="badge">
                {requirement}
              </li>
            ))}
          </ul>
          <p className="actions mt-4">
            <ApplyLink job={job} variant="quiet" />
          </p>
        </div>
      </div>
    </article>
  )
}
