import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ActionLinkProps {
  /** A path of this site. */
  to: string
  /** `solid` is the one thing to do on a page, `quiet` any other. */
  variant?: keyof typeof variants
  children: ReactNode
}

const variants = { solid: 'action', quiet: 'action action-quiet' }

/** A link that asks the visitor to act. */
export function ActionLink({ to, variant = 'solid', children }: ActionLinkProps) {
  return (
    <Link to={to} className={variants[variant]}>
      {children}
    </Link>
  )
}
