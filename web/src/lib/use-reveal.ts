import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Shows the parts of the page that the boot snippet hides at an address with parameters, as soon as the app
 * can show what the parameters ask for. Returns whether it can: the prerendered file knows no parameter.
 */
export function useReveal(): boolean {
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    if (hydrated) document.documentElement.classList.remove('filtered')
  }, [hydrated])

  return hydrated
}
