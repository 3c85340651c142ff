import type { ReactNode } from 'react'
import { onlyThisPage } from '#web/src/lib/active-options.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

/** A link with an arrow, on a separate line. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const { icons } = useShell()
  return (
    <PageLink to={to} className="text-link" activeOptions={onlyThisPage}>
      {children}
      <Icon path={icons.lead} />
    </PageLink>
  )
}
