import { useShell } from '#web/src/lib/shell.ts'
import { ActionLink } from './action-link.tsx'

interface ApplyLinkProps {
  job: { id: string; title: string }
  variant: 'solid' | 'quiet'
}

/** Links to the contact form with a message about the job. Its accessible name includes the job. */
export function ApplyLink({ job, variant }: ApplyLinkProps) {
  const { apply } = useShell().texts
  return (
    <ActionLink
      to="/contact"
      search={{ role: job.id }}
      variant={variant}
      name={`${apply}: ${job.title}`}
    >
      {apply}
    </ActionLink>
  )
}
