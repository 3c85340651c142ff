import { useShell } from '#web/src/lib/shell.ts'
import { NEXT_THEME, type Theme } from '#web/src/lib/theme.ts'
import { Icon } from './icon.tsx'

const themes = Object.keys(NEXT_THEME) as Theme[]

/**
 * Switches from the system's theme to light, to dark and back. The boot snippet changes the theme and
 * the stylesheet selects the icon and the name, so it works without the app.
 */
export function ThemeSwitch() {
  const { icons, texts } = useShell()
  return (
    <button
      type="button"
      className="icon-link theme-switch scripted"
      data-tooltip={texts.changeTheme}
    >
      {themes.map((theme) => (
        <span key={theme} className={theme}>
          <Icon path={icons.theme[theme]} />
          <span className="visually-hidden">{texts.theme[theme]}</span>
        </span>
      ))}
    </button>
  )
}
