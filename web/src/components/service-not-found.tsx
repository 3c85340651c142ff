import shell from 'content:shell'
import { ActionLink } from './action-link.tsx'
import { NearPages } from './near-pages.tsx'
import { Notice } from './notice.tsx'

/** The page for an unknown service id. */
export function ServiceNotFound() {
  const { heading, text } = shell.notices.serviceNotFound
  return (
    <Notice heading={heading} text={text} after={<NearPages />}>
      <ActionLink to="/services">See all services</ActionLink>
    </Notice>
  )
}
