/** The visitor's choice; `system` is the default. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme of this page. The boot snippet changes and stores it, with or without the app. */
export function getTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
