import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { useShell } from '#web/src/lib/shell.ts'
import { isFileMissing } from '#web/src/lib/stale-tab.ts'
import { Notice } from './notice.tsx'
import { EmailLink, PhoneLink } from './reach-us.tsx'

/** Replaces a page that failed to render. Has plain links only, since the app itself may be broken. */
export function PageError({ error }: ErrorComponentProps) {
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const { notices, texts } = useShell()
  const name = isFileMissing(error) ? 'incomplete' : 'failed'
  return (
    <Notice name={name} {...notices[name]}>
      <a href={href} className="action">
        {texts.loadAgain}
      </a>
      <PhoneLink />
      <EmailLink />
    </Notice>
  )
}
