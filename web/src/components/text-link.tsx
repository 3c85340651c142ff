import frame from 'content:frame'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A link on a line of its own that leads on. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      {children}
      <Icon path={frame.icons.lead} />
    </Link>
  )
}
