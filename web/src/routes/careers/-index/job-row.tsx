import { Link } from '@tanstack/react-router'
import type { JobData } from '#web/page-data/careers.ts'
import { ApplyLink } from '#web/src/components/apply-link.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { JobBadges } from '#web/src/components/job-badges.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { Unbroken } from '#web/src/components/unbroken.tsx'

interface JobRowProps {
  job: JobData
  /** Larger, with its fold and without requirements. */
  isLarge?: boolean
}

/** A job in a row, which leads to its page: title, pay, badges, description and the link to apply. */
export function JobRow({ job, isLarge = false }: JobRowProps) {
  return (
    <article className={`${isLarge ? 'card job' : 'job'} hue-${job.hue}`}>
      <div>
        {isLarge && job.fold && <FoldDrawing fold={job.fold} className="group-fold" />}
        <h3 className={isLarge ? 'text-title' : 'text-heading'}>
          <Link to="/careers/$id" params={{ id: job.id }} className="card-link">
            <Unbroken text={job.title} />
          </Link>
        </h3>
        {job.pay && (
          <p className="text-heading">
            <Unbroken text={job.pay} />
          </p>
        )}
        <JobBadges job={job}>
          <li className="text-small text-muted">{`${job.location} · ${job.type}`}</li>
        </JobBadges>
      </div>
      <div className="text-small text-muted">
        <Prose text={job.description} />
        {!isLarge && (
          <ul className="flex flex-wrap gap-2 mt-4">
            {job.requirements.map((requirement) => (
              <li key={requirement} className="badge">
                {requirement}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="relative">
        <ApplyLink job={job} variant={isLarge ? 'solid' : 'quiet'} />
      </p>
    </article>
  )
}
