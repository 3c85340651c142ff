import { defaultStringifySearch, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShell } from '#web/src/lib/shell.ts'
import { FallbackLink } from './fallback-link.tsx'

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

/** A link to a page that content names: in the first language, where this one lacks the page. */
export function PageLink({ to, hash = '', search = {}, activeOptions, ...rest }: PageLinkProps) {
  const { fallback } = useShell()
  if (fallback?.lacking.includes(to)) {
    const place = defaultStringifySearch(search) + (hash && `#${hash}`)
    return <FallbackLink to={to + place} fallback={fallback} {...rest} />
  }
  return <Link to={to} hash={hash} search={search} activeOptions={activeOptions ?? {}} {...rest} />
}
