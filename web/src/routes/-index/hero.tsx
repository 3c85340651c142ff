import type { HomeData } from '#web/page-data/home.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'

/** The claim, the two links, and the sheet of paper that folds beside them. */
export function Hero({
  heading,
  text,
  primary,
  secondary,
  fold,
  hue,
}: HomeData['hero'] & Pick<HomeData, 'fold' | 'hue'>) {
  return (
    <div className="hero">
      <Introduction hue={hue} fold={fold}>
        <h1 className="text-display">{heading}</h1>
        <p className="text-lead measure mt-8">{text}</p>
        <div className="actions mt-8">
          <ActionLink to="/contact">{primary}</ActionLink>
          <ActionLink to="/services" variant="quiet">
            {secondary}
          </ActionLink>
        </div>
      </Introduction>
    </div>
  )
}
