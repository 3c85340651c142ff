import type { ComponentProps } from 'react'
import { FigureList } from './figure-list.tsx'
import { Section } from './section.tsx'

interface FiguresProps extends ComponentProps<typeof FigureList> {
  /** Without one the figures stand close to what they belong to. */
  heading?: string
}

/** Claims in large numbers, side by side, as a part of a page. */
export function Figures({ heading, figures }: FiguresProps) {
  const list = <FigureList figures={figures} />
  if (heading) return <Section heading={heading}>{list}</Section>
  return (
    <section className="frame" aria-label="In numbers">
      {list}
    </section>
  )
}
