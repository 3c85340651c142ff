import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface ResultsProps {
  /** Changes with what is shown. */
  shown: string
  /** Without margins at the top and the bottom. */
  children: ReactNode
}

/**
 * What a filter in the address narrows. The file shows everything, at every address, so that it can
 * be read before and without script; when the app arrives at a filtered address, what is found
 * takes its place and nothing else in view moves. The place that this leaves empty is given up with
 * the visitor's first change.
 */
export function Results({ shown, children }: ResultsProps) {
  const area = useRef<HTMLDivElement>(null)
  const everything = useRef<DOMRect>(null)
  const hydrated = useHydrated()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has other places.
  useLayoutEffect(() => {
    if (!area.current) return
    if (!hydrated) {
      everything.current = area.current.getBoundingClientRect()
    } else if (everything.current) {
      keepPlace(area.current, everything.current)
      everything.current = null
    } else {
      area.current.style.minHeight = ''
    }
  }, [hydrated, shown])

  return <div ref={area}>{children}</div>
}

/** Keeps the lower edge where it was, or at the window's if it was further down. */
function keepPlace(area: HTMLElement, { top, bottom }: DOMRect) {
  area.style.minHeight = `${Math.min(bottom, window.innerHeight) - top}px`
  // Boxes made anew stand where they belong; those that are there would move.
  const parts = Array.from(area.children) as HTMLElement[]
  for (const part of parts) part.style.display = 'none'
  area.getBoundingClientRect()
  for (const part of parts) part.style.display = ''
}
