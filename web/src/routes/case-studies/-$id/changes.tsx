import type { PageData } from '#web/page-data/pages.ts'
import { Figures } from '#web/src/components/figures.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'

/** The study's figures: first those with a change, each with its drawing, then the others. */
export function Changes({ metrics, hue }: PageData['/case-studies/$id']['study']) {
  return (
    <>
      <div className={`wrapper hue-${hue}`}>
        {metrics.map(
          ({ label, value, change }) =>
            change && (
              <figure key={label} className="fact">
                <figcaption>
                  <p className="text-headline">{value}</p>
                  <p className="mt-2 text-small text-muted">{label}</p>
                  <p className="text-small">{change.text}</p>
                </figcaption>
                <FoldDrawing fold={change.strips} className="strips" />
              </figure>
            ),
        )}
      </div>
      <Figures figures={metrics.filter(({ change }) => !change)} />
    </>
  )
}
