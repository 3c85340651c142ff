import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onlyHere } from '#web/src/lib/only-here.ts'
import { Icon } from './icon.tsx'

/** A link with an arrow, on a separate line. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link" activeOptions={onlyHere}>
      {children}
      <Icon path={shell.icons.lead} />
    </Link>
  )
}
