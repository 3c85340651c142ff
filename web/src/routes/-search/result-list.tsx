import { Link } from '@tanstack/react-router'
import { toPath } from '#web/page-data/address.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { useShell } from '#web/src/lib/shell.ts'
import type { Row } from '#worker/shared/search/search-file.ts'

/** The results, best match first; without any, a link to the contact page. */
export function ResultList({ found, askUs }: { found: Row[]; askUs: string }) {
  if (found.length === 0) return <ActionLink to="/contact">{askUs}</ActionLink>
  return (
    <ul>
      {found.map((row) => (
        <Result key={row.url} {...row} />
      ))}
    </ul>
  )
}

/** The Worker renders the same for visitors without JavaScript: worker/pages/search.tsx. */
function Result({ url, kind, category, hue, title, summary, fold }: Row) {
  const [width, height, ...layers] = fold
  const [path = '', hash = ''] = toPath(url, useShell()).split('#')
  return (
    <li className={`article hue-${hue}`}>
      <FoldDrawing fold={{ width, height, layers }} />
      <div>
        <p className="label">{[kind, category].filter(Boolean).join(' · ')}</p>
        <h2 className="text-heading mt-2">
          <Link to={path} hash={hash}>
            {title}
          </Link>
        </h2>
        <p className="mt-2 text-muted">{summary}</p>
      </div>
    </li>
  )
}
