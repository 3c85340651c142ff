import { Link } from '@tanstack/react-router'
import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { BlogData } from '#web/page-data/blog.ts'
import type { ArticleCardData } from '#web/page-data/cards.ts'
import { ArticleRow } from '#web/src/components/articles.tsx'
import { Filter } from '#web/src/components/filter.tsx'
import { Results } from '#web/src/components/results.tsx'
import { useShell } from '#web/src/lib/shell.ts'
import { plural } from '#web/src/lib/text.ts'
import type { UrlFilter } from '#web/src/lib/url-filter.ts'
import type { ArticleFilter } from './filter.ts'

/** The number of articles before the control that reveals the rest. */
const FIRST = 3

interface ArticleListProps {
  heading: string
  search: BlogData['search']
  topics: string[]
  url: UrlFilter<ArticleFilter>
  /** The articles that match the filter. */
  articles: ArticleCardData[]
  /** The number of articles that only the search and other articles link to. */
  unlisted: number
  labels: BlogData['labels']
}

/** The controls that filter the articles, the first three matches, and a control that reveals the rest. */
export function ArticleList(props: ArticleListProps) {
  const { heading, search, topics, url, articles, unlisted, labels } = props
  const { language } = useShell()
  const rest = articles.slice(FIRST)
  return (
    <section id="articles">
      <h2 className="text-title mb-4">{heading}</h2>
      <div className="scripted">
        <Filter
          action="/blog"
          label={search.label}
          placeholder={search.placeholder}
          url={url}
          options={[labels.all, ...topics]}
          optionsLabel={labels.topic}
          name="topic"
          selected={url.filter.topic}
          replace={false}
        />
        <p role="status" className="mt-4 text-small text-muted">
          {plural(labels.count, articles.length, language)}
        </p>
      </div>
      <Results>
        {articles.length === 0 && <p className="mt-8 text-lead">{search.empty}</p>}
        <ul className="mt-8">
          {articles.slice(0, FIRST).map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        {rest.length > 0 && (
          <MoreArticles
            label={labels.more}
            articles={rest}
            open={url.filter.more === true}
            onOpen={() => url.setFilter({ more: true }, { replace: true })}
          />
        )}
        {unlisted > 0 && (
          <p className="mt-8 text-muted">
            {`${plural(labels.unlisted, unlisted, language)} `}
            <Link to="/search">{labels.searchSite}</Link>
          </p>
        )}
      </Results>
    </section>
  )
}

interface MoreArticlesProps {
  label: string
  articles: ArticleCardData[]
  open: boolean
  onOpen: () => void
}

/**
 * Reveals the rest, then disappears. A native disclosure: the articles are in the page from the start, it opens
 * without JavaScript, and hydration moves nothing.
 */
function MoreArticles({ label, articles, open, onOpen }: MoreArticlesProps) {
  const details = useRef<HTMLDetailsElement>(null)

  // Adds a disclosure that was opened before hydration to the address.
  const adopt = useEffectEvent(() => {
    if (details.current?.open && !open) onOpen()
  })
  useEffect(() => adopt(), [])

  function reveal({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || open) return
    onOpen()
    // The focused control no longer exists.
    currentTarget.querySelector('a')?.focus()
  }

  return (
    <details
      ref={details}
      className="more"
      open={open}
      onToggle={reveal}
      suppressHydrationWarning // opened before hydration
    >
      <summary className="action action-quiet mt-4">{label}</summary>
      <ul>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </details>
  )
}
