import frame from 'content:frame'
import { useSyncExternalStore } from 'react'
import { getTheme, setTheme, subscribeToTheme, THEMES, type Theme } from '#web/src/lib/theme.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

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
        <Icon path={frame.icons.theme[theme]} />
      </button>
    </Tooltip>
  )
}
