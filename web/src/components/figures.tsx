import type { ComponentProps } from 'react'
import { FigureList } from './figure-list.tsx'

/** Claims in large numbers, side by side, as a part of a page. */
export function Figures(props: ComponentProps<typeof FigureList>) {
  return (
    <section className="frame" aria-label="In numbers">
      <FigureList {...props} />
    </section>
  )
}
