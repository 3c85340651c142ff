import shell from 'content:shell'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'

/** The page of a job after its application deadline. */
export function JobClosed({ title }: { title: string }) {
  const { heading, text } = shell.notices.jobClosed
  return (
    <Notice heading={heading} text={`${title}: ${text}`}>
      <ActionLink to="/careers">See all open positions</ActionLink>
    </Notice>
  )
}
