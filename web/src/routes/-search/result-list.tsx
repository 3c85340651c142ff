import type { Row } from '#web/search/search-file.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { RowLink } from './row-link.tsx'

/** The results, best match first; without any, a link to the contact page. */
export function ResultList({ found, askUs }: { found: Row[]; askUs: string }) {
  if (found.length === 0) {
    return (
      <p className="mb-4">
        <ActionLink to="/contact">{askUs}</ActionLink>
      </p>
    )
  }
  return (
    <ul>
      {found.map(({ url, kind, category, hue, title, summary, fold }) => {
        const [width, height, ...layers] = fold
        return (
          <li key={url} className={`article hue-${hue}`}>
            <FoldDrawing fold={{ width, height, layers }} />
            <div>
              <p className="label">{[kind, category].filter(Boolean).join(' · ')}</p>
              <h2 className="text-heading mt-2">
                <RowLink url={url} title={title} />
              </h2>
              <p className="measure mt-2 text-muted">{summary}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
