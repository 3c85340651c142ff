import type { ReactNode } from 'react'
import type { Fold } from '#web/fold/draw.ts'
import type { PhotoData } from '#web/page-data/picture.ts'
import { FoldDrawing } from './fold-drawing.tsx'
import { Picture } from './picture.tsx'

interface IntroductionProps {
  /** In degrees of OKLCH; a `hue-…` class of uno.config.ts. */
  hue: number
  fold: Fold
  /** Takes the place of the fold. */
  photo?: PhotoData | undefined
  children: ReactNode
}

/** The top of a page with its own fold: the folded sheet beside the introduction. */
export function Introduction({ hue, fold, photo, children }: IntroductionProps) {
  return (
    <section className={`wrapper introduction hue-${hue}`}>
      {!photo && (
        <FoldDrawing fold={fold} className="introduction-fold" preserveAspectRatio="xMaxYMax">
          <linearGradient id="light" y2="1">
            <stop stopOpacity=".1" />
            <stop offset="1" stopOpacity=".6" />
          </linearGradient>
        </FoldDrawing>
      )}
      <div className="introduction-text">{children}</div>
      {photo && (
        <Picture
          {...photo}
          className="introduction-fold"
          sizes="(width<48rem) 100vw,44vw"
          loading="eager"
        />
      )}
    </section>
  )
}
