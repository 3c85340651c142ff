import type { CareersData } from '#web/page-data/careers.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'

/** The invitation, and the sheet of paper beside it. */
export function Hero({ heading, text, fold }: CareersData['hero'] & Pick<CareersData, 'fold'>) {
  return (
    <section className="frame introduction hue-62">
      <FoldDrawing fold={fold} className="introduction-fold" />
      <div className="introduction-text">
        <h1 className="text-display">{heading}</h1>
        <p className="measure mt-5 text-lead">{text}</p>
      </div>
    </section>
  )
}
