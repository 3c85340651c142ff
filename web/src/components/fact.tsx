import type { ReactNode } from 'react'

/** A ruled row: the heading on the left, the content on the right. */
export function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="fact">
      <h2 className="text-heading">{heading}</h2>
      {children}
    </section>
  )
}
