import type { ReactNode } from 'react'
import type { Fold } from '#web/fold/draw.ts'
import { FoldDrawing } from './fold-drawing.tsx'

interface IntroductionProps {
  /** In degrees of OKLCH; a `hue-…` class of uno.config.ts. */
  hue: number
  fold: Fold
  children: ReactNode
}

/** The top of a page with its own fold: the folded sheet beside the introduction. */
export function Introduction({ hue, fold, children }: IntroductionProps) {
  return (
    <section className={`wrapper introduction hue-${hue}`}>
      <div className="introduction-text">{children}</div>
      <FoldDrawing fold={fold} className="introduction-fold" preserveAspectRatio="xMaxYMax">
        <linearGradient id="light" y2="1">
          <stop stopOpacity=".1" />
          <stop offset="1" stopOpacity=".6" />
        </linearGradient>
      </FoldDrawing>
    </section>
  )
}
