import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'

/**
 * What a filter in the address narrows. The file shows everything, so that it can be read without
 * script; the boot snippet hides it at a filtered address until the app shows what is found. It is
 * never lower than most of a window, so what stands below it is out of sight while it changes.
 */
export function Results({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    if (hydrated) document.documentElement.classList.remove('filtered')
  }, [hydrated])

  return <div className="results">{children}</div>
}
