import frame from 'content:frame'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isPartMissing } from '#web/src/lib/stale-tab.ts'
import { Notice } from './notice.tsx'
import { EmailLink, PhoneLink } from './reach-us.tsx'

/** Shown instead of a page that failed to render: plain links, since the app may be what broke. */
export function PageError({ error }: ErrorComponentProps) {
  // The page is about to be loaded whole (lib/stale-tab.ts): no alarm on the way there.
  if (isPartMissing(error)) return null
  const { heading, text } = frame.notices.failed
  return (
    <Notice heading={heading} text={text}>
      <PhoneLink />
      <EmailLink />
    </Notice>
  )
}
