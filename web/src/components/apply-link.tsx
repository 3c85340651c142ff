import { ActionLink } from './action-link.tsx'

interface ApplyLinkProps {
  job: { id: string; title: string }
  variant: 'solid' | 'quiet'
}

/** Leads to a message that begins with the job. Its name says which one, as its place does. */
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
