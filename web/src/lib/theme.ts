/** What the visitor chose; `system` is the default and is not remembered. */
export type Theme = 'system' | 'light' | 'dark'

/** The order in which the switch offers them. */
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** boot.ts reads the same key and sets the same attribute before the first paint. */
const KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme of this page. */
export function getTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

/** Shows a theme and remembers it, where the browser lets us. */
export function setTheme(theme: Theme) {
  show(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
}

/** Calls back on every change, in this tab or another; returns how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) show(THEMES.find((theme) => theme === newValue) ?? 'system')
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}
