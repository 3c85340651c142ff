import shell from 'content:shell'
import { ActionLink } from './action-link.tsx'
import { Notice } from './notice.tsx'
import { SimilarPages } from './similar-pages.tsx'

/** Any path that is not in the route table. */
export function NotFound() {
  const { heading, text } = shell.notices.notFound
  return (
    <Notice heading={heading} text={text} after={<SimilarPages />}>
      <ActionLink to="/">Go to the home page</ActionLink>
      <ActionLink to="/contact" variant="quiet">
        Tell us what you were looking for
      </ActionLink>
    </Notice>
  )
}
