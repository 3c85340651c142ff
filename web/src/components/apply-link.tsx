import { ActionLink } from './action-link.tsx'

interface ApplyLinkProps {
  job: { id: string; title: string }
  variant: 'solid' | 'quiet'
}

/** Links to the contact form with a message about the job. Its accessible name includes the job. */
export function ApplyLink({ job, variant }: ApplyLinkProps) {
  return (
    <ActionLink
      to="/contact"
      search={{ role: job.id }}
      variant={variant}
      name={`Apply Now: ${job.title}`}
    >
      Apply Now
    </ActionLink>
  )
}
