import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { loadPage } from '../forms/page-template.ts'
import { allowOnly } from '../http/errors.ts'
import { plural } from '../shared/plural.ts'
import type { Row } from '../shared/search/search-file.ts'
import type { LanguageTexts } from '../shared/site-texts.ts'
import { languageAt } from '../texts/language.ts'
import { loadSearch } from './load-search.ts'

/**
 * /search and /de/search: the prerendered page, with the results of its query. The app does not touch their
 * places until it shows the same results (web/src/routes/-search/site-search.tsx).
 */
export const searchPage = new Hono<AppEnv>()
  .get('/', async (c) => {
    const language = await languageAt(c, c.req.path)
    const isOurs = c.req.path === language.pages.search
    const page = isOurs && (await loadPage(c, language.pages.search))
    if (!page) return c.notFound()
    const query = c.req.query('q') ?? ''
    if (!query.trim() || !language.texts) return page
    const search = await loadSearch(c, language)
    return search ? insertResults(page, { query, found: search.find(query), language }) : page
  })
  .all('/', allowOnly('GET, HEAD'))

type Answer = { query: string; found: Row[]; language: LanguageTexts }

function insertResults(page: Response, { query, found, language }: Answer): Response {
  const { count } = language.texts.search
  return (
    new HTMLRewriter()
      // The rewriter escapes quotes only.
      .on('#q', {
        element: (box) => void box.setAttribute('value', query.replaceAll('&', '&amp;')),
      })
      .on('#search-status', {
        element(status) {
          const nothing = status.getAttribute('data-nothing') ?? ''
          status.setInnerContent(
            found.length > 0 ? plural(count, found.length, language.language) : nothing,
          )
        },
      })
      .on('#search-results', {
        element: (place) =>
          void place.setInnerContent(String(<Results found={found} language={language} />), {
            html: true,
          }),
      })
      .transform(page)
  )
}

/** The same markup as in the app: web/src/routes/-search/result-list.tsx. */
function Results({ found, language: { pages, texts } }: Omit<Answer, 'query'>) {
  if (found.length === 0) {
    return (
      <a href={pages.contact} class="action">
        {texts.search.askUs}
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
