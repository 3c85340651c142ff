import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContactTopic } from '#web/src/lib/contact-topic.ts'
import { onlyAtThisPlace, onlyHere } from '#web/src/lib/only-here.ts'

interface ActionLinkProps {
  /** A path of this site. */
  to: string
  /** What a link to the contact page asks it to begin with. */
  search?: ContactTopic
  /** A place on the page it leads to. */
  hash?: string | undefined
  /** `solid` is the one thing to do on a page, `quiet` any other. */
  variant?: keyof typeof variants
  /** The link's full name where its text alone is ambiguous; begins with that text. */
  name?: string
  children: ReactNode
}

const variants = { solid: 'action', quiet: 'action action-quiet' }

/** A link that asks the visitor to act. */
export function ActionLink({
  to,
  search = {},
  hash = '',
  variant = 'solid',
  name,
  children,
}: ActionLinkProps) {
  return (
    <Link
      to={to}
      search={search}
      hash={hash}
      className={variants[variant]}
      aria-label={name}
      activeOptions={hash ? onlyAtThisPlace : onlyHere}
    >
      {children}
    </Link>
  )
}
