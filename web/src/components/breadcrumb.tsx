import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onlyThisPage } from '#web/src/lib/active-options.ts'
import { type Shell, useShell } from '#web/src/lib/shell.ts'

interface BreadcrumbProps {
  /** The list that the page belongs to, and its address. */
  list: keyof Shell['lists']
  to: NonNullable<LinkProps['to']>
  /** The section of the list that contains the page: a link, if the list has a heading for it. */
  children?: ReactNode
}

/** The position of a page on the site, above its heading. */
export function Breadcrumb({ list, to, children }: BreadcrumbProps) {
  const { lists, texts } = useShell()
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="breadcrumb mb-4">
        <li>
          <Link to={to} activeOptions={onlyThisPage}>
            {lists[list]}
          </Link>
        </li>
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
