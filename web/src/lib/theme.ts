/** The visitor's choice; `system` is the default and is not stored. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme that follows each theme at a press of the switch. */
export const NEXT_THEME: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** The theme of this page. The boot snippet changes and stores it, with or without the app. */
export function getTheme(): Theme {
  const theme = document.documentElement.dataset.theme ?? ''
  return theme in NEXT_THEME ? (theme as Theme) : 'system'
}
