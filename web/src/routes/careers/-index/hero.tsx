import type { CareersData } from '#web/page-data/careers.ts'
import { Introduction } from '#web/src/components/introduction.tsx'

/** The invitation, and the sheet of paper beside it. */
export function Hero({
  heading,
  text,
  fold,
  hue,
}: CareersData['hero'] & Pick<CareersData, 'fold' | 'hue'>) {
  return (
    <Introduction hue={hue} fold={fold}>
      <h1 className="text-display">{heading}</h1>
      <p className="measure mt-5 text-lead">{text}</p>
    </Introduction>
  )
}
