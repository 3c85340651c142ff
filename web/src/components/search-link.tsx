import { Link } from '@tanstack/react-router'
import { useShell } from '#web/src/lib/shell.ts'
import { Icon } from './icon.tsx'

/** Links to the search box. The boot snippet handles its keyboard shortcut. */
export function SearchLink() {
  const { icons, texts } = useShell()
  return (
    <Link
      to="/search"
      hash="q"
      className="icon-link search-link"
      aria-label={texts.search}
      data-tooltip={texts.searchShortcut}
    >
      <Icon path={icons.search} />
    </Link>
  )
}
