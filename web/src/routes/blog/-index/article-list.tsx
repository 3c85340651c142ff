import { Link } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { BlogData } from '#web/page-data/blog.ts'
import type { ArticleCardData } from '#web/page-data/cards.ts'
import { ArticleRow } from '#web/src/components/articles.tsx'
import { FilteredResults, FilterForm } from '#web/src/components/filter.tsx'
import { pluralForm } from '#web/src/lib/plural-form-and-text-match.ts'
import type { UrlFilter } from '#web/src/lib/url-filter.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { type ArticleFilter, filterArticles, isFiltered } from './filter.ts'

interface ArticleListProps {
  /** The data of the blog, and the articles of further pages that the filter in the address asks for. */
  page: BlogData & { older: ArticleCardData[] }
  url: UrlFilter<ArticleFilter>
}

/** The controls that filter the articles, the first ones, and a control that adds more. */
export function ArticleList({ page, url }: ArticleListProps) {
  const { all, search, topics, articles, older, others, pages, labels } = page
  const { language } = useLayout()
  const { filter } = url
  const chosen = [filter.topic, filter.q].filter(Boolean)
  const next = (filter.more ?? 1) + 1
  // The prerendered file has none of the older ones.
  const known = next > 2 || isFiltered(filter) ? [...articles, ...older] : articles
  const found = filterArticles(known, filter)
  const unlisted = others - known.filter(({ featured }) => !featured).length
  const list = useRef<HTMLUListElement>(null)
  /** The number of articles before those that the visitor asked for. */
  const before = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: more articles trigger the effect.
  useEffect(() => {
    if (before.current > 0) list.current?.querySelectorAll('a')[before.current]?.focus()
    before.current = 0
  }, [found.length])

  function showMore(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    before.current = found.length
    url.setFilter({ more: next }, { replace: true })
  }
  return (
    <section id="articles">
      <h2 className="text-title mb-4">{[all, ...chosen].join(' · ')}</h2>
      <div className="scripted">
        <FilterForm
          action="/blog"
          label={search.label}
          placeholder={search.placeholder}
          url={url}
          options={[labels.all, ...topics]}
          optionsLabel={labels.topic}
          name="topic"
          selected={filter.topic}
          replace={false}
        />
        <p role="status" className="mt-4 text-small text-muted">
          {pluralForm(
            labels.count,
            isFiltered(filter) ? found.length : others || found.length,
            language,
          )}
        </p>
      </div>
      <FilteredResults>
        {found.length === 0 && <p className="mt-8 text-lead">{search.empty}</p>}
        <ul className="mt-8" ref={list}>
          {found.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        {!isFiltered(filter) && next <= pages && (
          <Link
            to="/blog/page/$id"
            params={{ id: `${next}` }}
            rel="next"
            className="action action-quiet mt-4"
            onClick={showMore}
          >
            {labels.more}
          </Link>
        )}
        {isFiltered(filter) && unlisted > 0 && (
          <p className="mt-8 text-muted">
            {`${pluralForm(labels.unlisted, unlisted, language)} `}
            <Link to="/search" search={{ q: chosen.join(' ') }}>
              {labels.searchSite}
            </Link>
          </p>
        )}
      </FilteredResults>
    </section>
  )
}
