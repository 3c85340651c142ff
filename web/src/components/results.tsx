import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { useLayout } from '#web/src/lib/layout.ts'

/**
 * The results of a filter in the address. The prerendered file shows all entries, for visitors
 * without JavaScript; at a filtered address the boot snippet hides them until the app shows the
 * results, for three seconds at most: from then on, a line says that the list is whole. Its minimum height is
 * most of a window, so that the content below stays out of view while the results change.
 */
export function Results({ children }: { children: ReactNode }) {
  const { texts } = useLayout()
  useReveal()
  return (
    <div className="results">
      <p className="whole">{texts.unfiltered}</p>
      {children}
    </div>
  )
}

/**
 * Shows the parts of the page that the boot snippet hides at an address with parameters, as soon as the app
 * can show what the parameters ask for: once it is hydrated. Returns whether it is: the prerendered file knows no
 * parameter.
 */
export function useReveal(): boolean {
  const canShow = useHydrated()

  useLayoutEffect(() => {
    if (canShow) document.documentElement.classList.remove('filtered', 'unfiltered')
  }, [canShow])

  return canShow
}
