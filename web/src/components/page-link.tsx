import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toAddress } from '#web/page-data/address.ts'
import { useShell } from '#web/src/lib/shell.ts'

interface PageLinkProps {
  /** A path of this site. */
  to: string
  hash?: string
  search?: object
  className?: string
  'aria-label'?: string | undefined
  activeOptions?: { exact?: boolean; includeHash?: boolean }
  children: ReactNode
}

/**
 * A link to a page that content names. A page without a translation is linked in the first language,
 * which the link names.
 */
export function PageLink({ to, hash = '', search = {}, activeOptions, ...rest }: PageLinkProps) {
  const { fallback } = useShell()
  if (!fallback?.lacking.includes(to)) {
    return (
      <Link to={to} hash={hash} search={search} activeOptions={activeOptions ?? {}} {...rest} />
    )
  }
  const href = toAddress(to, fallback) + (hash && `#${hash}`)
  return (
    <a {...rest} href={href} hrefLang={fallback.tag}>
      {rest.children}
      {` (${fallback.name})`}
    </a>
  )
}
