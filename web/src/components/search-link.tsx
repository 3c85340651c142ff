import { Link, useHydrated } from '@tanstack/react-router'
import { useShell } from '#web/src/lib/shell.ts'
import { Icon } from './icon.tsx'

/** Links to the search box. The boot snippet handles its keyboard shortcut, which the tooltip names. */
export function SearchLink() {
  const { icons, texts } = useShell()
  // The file of the page is the same on every system.
  const hydrated = useHydrated()
  const system = hydrated && /Mac OS X/.test(navigator.userAgent) ? 'apple' : 'elsewhere'
  return (
    <Link
      to="/search"
      hash="q"
      className="icon-link search-link"
      aria-label={texts.search}
      data-tooltip={hydrated ? texts.searchShortcut[system] : undefined}
    >
      <Icon path={icons.search} />
    </Link>
  )
}
