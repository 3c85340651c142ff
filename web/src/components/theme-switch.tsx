import { useShell } from '#web/src/lib/shell.ts'
import { Icon } from './icon.tsx'

const THEMES = ['light', 'dark'] as const

/**
 * Switches between the light and the dark theme. The boot snippet changes the theme and the stylesheet
 * shows the icon and the name of the other one, so it works without the app.
 */
export function ThemeSwitch() {
  const { icons, texts } = useShell()
  return (
    <button
      type="button"
      className="icon-link theme-switch scripted"
      data-tooltip={texts.changeTheme}
    >
      {THEMES.map((theme) => (
        <span key={theme} className={theme}>
          <Icon path={icons.theme[theme]} />
          <span className="visually-hidden">{texts.theme[theme]}</span>
        </span>
      ))}
    </button>
  )
}
