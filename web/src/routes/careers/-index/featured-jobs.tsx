import type { JobData } from '#web/page-data/careers.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { JobBadges } from '#web/src/components/job-badges.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { Section } from '#web/src/components/section.tsx'
import { JobTitle } from './job-title.tsx'

interface FeaturedJobsProps {
  heading: string
  /** Every job; those flagged featured are shown. */
  jobs: JobData[]
}

/** The featured jobs as large cards, two in a row; renders nothing without any. */
export function FeaturedJobs({ heading, jobs }: FeaturedJobsProps) {
  const featured = jobs.filter((job) => job.featured)
  if (featured.length === 0) return null
  return (
    <Section heading={heading}>
      <ul className="card-grid card-pairs">
        {featured.map((job) => (
          <li key={job.id}>
            <FeaturedJob job={job} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function FeaturedJob({ job }: { job: JobData }) {
  return (
    <article className={`card hue-${job.hue}`}>
      {job.fold && <FoldDrawing fold={job.fold} className="card-fold" />}
      <div className="pt-32">
        <JobTitle job={job} size="title" />
      </div>
      <JobBadges job={job} />
      <div className="mt-4">
        <Prose text={job.description} />
      </div>
      <p className="actions mt-auto pt-8">
        <ApplyLink job={job} variant="solid" />
      </p>
    </article>
  )
}
