import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Shows the parts of the page that the boot snippet hides at an address with parameters, as soon as the app
 * can show what the parameters ask for: once it is hydrated, and what the page loads by itself is ready. Returns
 * whether it can: the prerendered file knows no parameter.
 */
export function useReveal(isReady = true): boolean {
  const canShow = useHydrated() && isReady

  useLayoutEffect(() => {
    if (canShow) document.documentElement.classList.remove('filtered', 'unfiltered')
  }, [canShow])

  return canShow
}
