import frame from 'content:frame'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'

/** An id that no service has (specification, sections 2 and 8). */
export function ServiceNotFound() {
  const { heading, text } = frame.notices.serviceNotFound
  return (
    <Notice heading={heading} text={text}>
      <ActionLink to="/services">See all services</ActionLink>
    </Notice>
  )
}
