import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onlyThisPage } from '#web/src/lib/active-options.ts'
import { Icon } from './icon.tsx'

/** A link with an arrow, on a separate line. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link" activeOptions={onlyThisPage}>
      {children}
      <Icon path={shell.icons.lead} />
    </Link>
  )
}
