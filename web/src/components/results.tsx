import type { ReactNode } from 'react'
import { useShell } from '#web/src/lib/shell.ts'
import { useReveal } from '#web/src/lib/use-reveal.ts'

interface ResultsProps {
  /** Whether the page can filter; otherwise the entries are all of the list. */
  isReady?: boolean
  children: ReactNode
}

/**
 * The results of a filter in the address. The prerendered file shows all entries, for visitors
 * without JavaScript; at a filtered address the boot snippet hides them until the app shows the
 * results, for three seconds at most: from then on, a line says that the list is whole. Its minimum height is
 * most of a window, so that the content below stays out of view while the results change.
 */
export function Results({ isReady, children }: ResultsProps) {
  const { texts } = useShell()
  useReveal(isReady)
  return (
    <div className="results">
      <p className="whole">{texts.unfiltered}</p>
      {children}
    </div>
  )
}
