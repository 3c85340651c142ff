import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import { Icon } from './icon.tsx'

/** Leads to the search box. The keys that do so, too, are the boot snippet's. */
export function SearchLink() {
  return (
    <Link
      to="/search"
      hash="q"
      className="icon-link search-link"
      aria-label="Search"
      data-tooltip="Search (Ctrl K)"
    >
      <Icon path={shell.icons.search} />
    </Link>
  )
}
