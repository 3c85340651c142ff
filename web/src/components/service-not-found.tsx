import shell from 'content:shell'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'
import { SimilarPages } from './similar-pages.tsx'

/** The page for an unknown service id. */
export function ServiceNotFound() {
  const { heading, text } = shell.notices.serviceNotFound
  return (
    <Notice heading={heading} text={text} after={<SimilarPages />}>
      <ActionLink to="/services">See all services</ActionLink>
    </Notice>
  )
}
