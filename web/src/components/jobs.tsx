import type { JobData } from '#web/page-data/careers.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { ButtonLink } from './links.tsx'

/** A job's department and level, and whether it is featured. */
export function JobBadges({ job }: { job: Pick<JobData, 'department' | 'level' | 'featured'> }) {
  const { texts } = useLayout()
  return (
    <ul className="flex flex-wrap gap-2 mt-4">
      <li className="badge label">{job.department}</li>
      <li className="badge">{job.level}</li>
      {job.featured && <li className="badge">{texts.featured}</li>}
    </ul>
  )
}

interface ApplyLinkProps {
  job: { id: string; title: string }
  variant: 'solid' | 'quiet'
}

/** Links to the contact form with a message about the job. Its accessible name includes the job. */
export function ApplyLink({ job, variant }: ApplyLinkProps) {
  const { apply } = useLayout().texts
  return (
    <ButtonLink
      to="/contact"
      search={{ role: job.id }}
      variant={variant}
      name={`${apply}: ${job.title}`}
    >
      {apply}
    </ButtonLink>
  )
}
