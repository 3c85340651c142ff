import { present } from '#content/present.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Notice } from '#web/src/components/notice.tsx'
import { useShell } from '#web/src/lib/shell.ts'

/** The page of a job after its application deadline. */
export function JobClosed({ title }: { title: string }) {
  const { notices, texts } = useShell()
  const { heading, text } = present(notices.jobClosed, 'notice "jobClosed"')
  return (
    <Notice heading={heading} text={`${title}: ${text}`}>
      <ActionLink to="/careers">{texts.toJobs}</ActionLink>
    </Notice>
  )
}
