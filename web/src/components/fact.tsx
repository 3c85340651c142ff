import type { ReactNode } from 'react'

/** A ruled row: what it is about on the left, what there is to say on the right. */
export function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="fact">
      <h2 className="text-heading">{heading}</h2>
      {children}
    </section>
  )
}
