import { Link } from '@tanstack/react-router'
import { toPath } from '#web/page-data/address.ts'
import type { Row } from '#web/search/search-file.ts'
import { useShell } from '#web/src/lib/shell.ts'

interface RowLinkProps extends Pick<Row, 'url' | 'title'> {
  className?: string | undefined
}

/** A link to the page of a row, or to its anchor. */
export function RowLink({ url, title, className }: RowLinkProps) {
  const [path = '', hash = ''] = toPath(url, useShell()).split('#')
  return (
    <Link to={path} hash={hash} className={className}>
      {title}
    </Link>
  )
}
