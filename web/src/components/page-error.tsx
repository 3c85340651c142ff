import shell from 'content:shell'
import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { isFileMissing } from '#web/src/lib/stale-tab.ts'
import { Notice } from './notice.tsx'
import { EmailLink, PhoneLink } from './reach-us.tsx'

/** Shown instead of a page that failed to render: plain links, since the app may be what broke. */
export function PageError({ error }: ErrorComponentProps) {
  const href = useRouterState({ select: ({ location }) => location.href })
  const { heading, text } = shell.notices[isFileMissing(error) ? 'incomplete' : 'failed']
  return (
    <Notice heading={heading} text={text}>
      <a href={href} className="action">
        Load it again
      </a>
      <PhoneLink />
      <EmailLink />
    </Notice>
  )
}
