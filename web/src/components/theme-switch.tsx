import shell from 'content:shell'
import { NEXT_THEME, type Theme } from '#web/src/lib/theme.ts'
import { Icon } from './icon.tsx'

const themes = Object.entries(NEXT_THEME) as [Theme, Theme][]

/**
 * Switches from the system's theme to light, to dark and back. The boot snippet changes the theme and
 * the stylesheet selects the icon and the name, so it works without the app.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="icon-link theme-switch scripted"
      data-tooltip="Change the theme"
    >
      {themes.map(([theme, next]) => (
        <span key={theme} className={theme}>
          <Icon path={shell.icons.theme[theme]} />
          <span className="visually-hidden">{`Theme: ${theme}. Change to ${next}`}</span>
        </span>
      ))}
    </button>
  )
}
