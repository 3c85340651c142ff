import type { ReactNode } from 'react'
import type { Prose as ProseData } from '#content/schema/prose.ts'
import { Prose } from './prose.tsx'

/** A ruled row: the heading on the left, the content on the right. */
export function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="fact">
      <h2 className="text-heading sticky-aside">{heading}</h2>
      {children}
    </section>
  )
}

interface FactProseProps {
  heading: string | undefined
  text: ProseData | undefined
}

/** A row with a text; renders nothing without it. */
export function FactProse({ heading, text }: FactProseProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <Fact heading={heading}>
      <Prose text={text} />
    </Fact>
  )
}

interface FactListProps {
  heading: string | undefined
  items: string[]
  /** `ruled-list` for phrases, `marked-list` for names. */
  className: 'ruled-list' | 'marked-list'
}

/** A row with a list; renders nothing without items. */
export function FactList({ heading, items, className }: FactListProps) {
  if (heading === undefined || items.length === 0) return null
  return (
    <Fact heading={heading}>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fact>
  )
}
