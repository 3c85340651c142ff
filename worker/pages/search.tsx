import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { loadPage } from '../forms/page-template.ts'
import { allowOnly } from '../http/errors.ts'
import { ASK_US, describeResults } from '../shared/search/describe-results.ts'
import type { Row } from '../shared/search/row.ts'
import { loadSearch } from './load-search.ts'
import { answerMissing } from './missing.ts'

/**
 * /search: the prerendered page, with the results of its query. The app does not touch their places until
 * it shows the same results (web/src/routes/-search/site-search.tsx).
 */
export const searchPage = new Hono<AppEnv>()
  .get('/', async (c) => {
    const page = await loadPage(c, '/search')
    if (!page) return answerMissing(c)
    const query = c.req.query('q') ?? ''
    const search = query.trim() ? await loadSearch(c) : undefined
    return search ? insertResults(page, query, search.find(query)) : page
  })
  .all('/', allowOnly('GET, HEAD'))

function insertResults(page: Response, query: string, found: Row[]): Response {
  return (
    new HTMLRewriter()
      // The rewriter escapes quotes only.
      .on('#q', {
        element: (box) => void box.setAttribute('value', query.replaceAll('&', '&amp;')),
      })
      .on('#search-status', {
        element(status) {
          const nothing = status.getAttribute('data-nothing') ?? ''
          status.setInnerContent(found.length > 0 ? describeResults(found.length) : nothing)
        },
      })
      .on('#search-results', {
        element: (place) =>
          void place.setInnerContent(String(<Results found={found} />), { html: true }),
      })
      .transform(page)
  )
}

/** The same markup as in the app: web/src/routes/-search/result-list.tsx. */
function Results({ found }: { found: Row[] }) {
  if (found.length === 0) {
    return (
      <a href="/contact" class="action">
        {ASK_US}
      </a>
    )
  }
  return (
    <ul>
      {found.map(
        ({ url, kind, category, hue, title, summary, fold: [width, height, ...layers] }) => (
          <li class={`article hue-${hue}`}>
            <svg class="fold" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
              {layers.map((path) => (
                <path d={path} />
              ))}
            </svg>
            <div>
              <p class="label">{[kind, category].filter(Boolean).join(' · ')}</p>
              <h2 class="text-heading mt-2">
                <a href={url}>{title}</a>
              </h2>
              <p class="mt-2 text-muted">{summary}</p>
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
