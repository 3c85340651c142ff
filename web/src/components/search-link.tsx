import shell from 'content:shell'
import { Link } from '@tanstack/react-router'
import { Icon } from './icon.tsx'

/** Links to the search box. The boot snippet handles its keyboard shortcut. */
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
