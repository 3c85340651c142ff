import type { AnchorHTMLAttributes } from 'react'
import { toAddress } from '#web/page-data/address.ts'
import { useShell } from '#web/src/lib/shell.ts'

interface FallbackLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its query and anchor. */
  to: string
}

/** A link to a page that the current language lacks: in the first language, which the link names. */
export function FallbackLink({ to, children, ...rest }: FallbackLinkProps) {
  const { fallback } = useShell()
  return (
    fallback && (
      <a {...rest} href={toAddress(to, fallback)} hrefLang={fallback.tag}>
        {children}
        {` (${fallback.name})`}
      </a>
    )
  )
}
