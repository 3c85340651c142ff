import type { ReactNode } from 'react'
import { useReveal } from '#web/src/lib/use-reveal.ts'

/**
 * The results of a filter in the address. The prerendered file shows all entries, for visitors
 * without JavaScript; at a filtered address the boot snippet hides them until the app shows the
 * results. Its minimum height is most of a window, so that the content below stays out of view while
 * the results change.
 */
export function Results({ children }: { children: ReactNode }) {
  useReveal()
  return <div className="results">{children}</div>
}
