import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onlyHere } from '#web/src/lib/only-here.ts'

interface BreadcrumbProps {
  /** The list that the page belongs to: its name and its address. */
  list: string
  to: NonNullable<LinkProps['to']>
  /** Where in the list it stands, as a link. */
  children?: ReactNode
}

/** Where on the site a page is, over its heading. */
export function Breadcrumb({ list, to, children }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        <li>
          <Link to={to} activeOptions={onlyHere}>
            {list}
          </Link>
        </li>
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
