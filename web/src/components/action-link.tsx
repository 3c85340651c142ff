import type { ReactNode } from 'react'
import { onlyThisPage, onlyThisPlace } from '#web/src/lib/active-options.ts'
import type { ContactTopic } from '#web/src/lib/contact-topic.ts'
import { PageLink } from './page-link.tsx'

interface ActionLinkProps {
  /** A path of this site. */
  to: string
  /** For a link to the contact page: the topic of the first sentence in the message box. */
  search?: ContactTopic
  /** The id of an element on the target page. */
  hash?: string | undefined
  /** `solid` for the main action of a page, `quiet` for any other. */
  variant?: keyof typeof variants
  /** The link's full name where its text alone is ambiguous; begins with that text. */
  name?: string
  children: ReactNode
}

const variants = { solid: 'action', quiet: 'action action-quiet' }

/** A call to action, as a link. */
export function ActionLink({
  to,
  search = {},
  hash = '',
  variant = 'solid',
  name,
  children,
}: ActionLinkProps) {
  return (
    <PageLink
      to={to}
      search={search}
      hash={hash}
      className={variants[variant]}
      aria-label={name}
      activeOptions={hash ? onlyThisPlace : onlyThisPage}
    >
      {children}
    </PageLink>
  )
}
