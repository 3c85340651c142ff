import type { AnchorHTMLAttributes } from 'react'
import { toAddress } from '#web/page-data/address.ts'
import type { Shell } from '#web/src/lib/shell.ts'

interface FallbackLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its query and anchor. */
  to: string
  fallback: NonNullable<Shell['fallback']>
}

/** A link to a page that the current language lacks: in the first language, which the link names. */
export function FallbackLink({ to, fallback, children, ...rest }: FallbackLinkProps) {
  return (
    <a {...rest} href={toAddress(to, fallback)} hrefLang={fallback.tag}>
      {children}
      {` (${fallback.name})`}
    </a>
  )
}
