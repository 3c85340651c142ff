/** What the visitor chose; `system` is the default and is not remembered. */
export type Theme = 'system' | 'light' | 'dark'

/** What the switch changes each theme to. */
export const NEXT_THEME: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** The theme of this page. The boot snippet changes and remembers it, with or without the app. */
export function getTheme(): Theme {
  const theme = document.documentElement.dataset.theme ?? ''
  return theme in NEXT_THEME ? (theme as Theme) : 'system'
}
