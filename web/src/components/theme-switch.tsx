import { useSyncExternalStore } from 'react'
import { getTheme, setTheme, subscribeToTheme, THEMES, type Theme } from '#web/src/lib/theme.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

const ICONS: Record<Theme, string> = { system: 'monitor', light: 'sun', dark: 'moon' }

/** Goes from the system's theme to light to dark and back. Without script there is no switch. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, (): Theme => 'system')
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <Tooltip text={`Theme: ${theme}`}>
      <button
        type="button"
        className="icon-link scripted"
        aria-label={`Theme: ${theme}. Change to ${next}`}
        onClick={() => setTheme(next)}
      >
        <Icon name={ICONS[theme]} />
      </button>
    </Tooltip>
  )
}
