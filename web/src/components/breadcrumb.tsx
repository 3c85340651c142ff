import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onlyThisPage } from '#web/src/lib/active-options.ts'

interface BreadcrumbProps {
  /** The list that the page belongs to: its name and its address. */
  list: string
  to: NonNullable<LinkProps['to']>
  /** A link to the section of the list that contains the page. */
  children?: ReactNode
}

/** The position of a page on the site, above its heading. */
export function Breadcrumb({ list, to, children }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        <li>
          <Link to={to} activeOptions={onlyThisPage}>
            {list}
          </Link>
        </li>
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
