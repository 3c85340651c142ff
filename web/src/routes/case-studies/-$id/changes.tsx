import type { PageData } from '#web/page-data/pages.ts'
import { Change } from '#web/src/components/change.tsx'
import { Figures } from '#web/src/components/figures.tsx'

/** The study's figures: first those with a change, each with its drawing, then the others. */
export function Changes({ metrics, hue }: PageData['/case-studies/$id']['study']) {
  return (
    <>
      <div className={`wrapper hue-${hue}`}>
        {metrics.map(
          ({ label, value, basis, change }) =>
            change && (
              <figure key={label} className="fact">
                <figcaption>
                  <p className="text-headline">{value}</p>
                  <p className="mt-2 text-small text-muted">{label}</p>
                  <p className="text-small">{change.text}</p>
                  {basis && <p className="mt-2 text-small text-muted">{basis}</p>}
                </figcaption>
                <Change {...change} className="text-title" />
              </figure>
            ),
        )}
      </div>
      <Figures figures={metrics.filter(({ change }) => !change)} />
    </>
  )
}
