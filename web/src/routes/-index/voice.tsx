import type { HomeData } from '#web/page-data/home.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { TextLink } from '#web/src/components/text-link.tsx'

/** A client's words across the page, in the colors of the other theme, and the study they are from. */
export function Voice(voice: NonNullable<HomeData['voice']>) {
  return (
    <figure className={`band voice mt-20 hue-${voice.hue}`}>
      <div className="wrapper introduction">
        <div className="introduction-text">
          <blockquote className="quote text-headline">{voice.text}</blockquote>
          <figcaption className="mt-8">
            <p className="text-heading">{voice.name}</p>
            <p className="text-small text-muted">
              {voice.role} · {voice.client}
            </p>
            <p className="mt-4">
              <TextLink to={voice.to}>{voice.title}</TextLink>
            </p>
          </figcaption>
        </div>
        <FoldDrawing
          fold={voice.fold}
          className="introduction-fold"
          preserveAspectRatio="xMaxYMax"
        />
      </div>
    </figure>
  )
}
