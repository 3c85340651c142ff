import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import type { BlogData } from '#web/page-data/blog.ts'
import { ArticleRow } from '#web/src/components/article-row.tsx'
import { Results } from '#web/src/components/results.tsx'
import { plural } from '#web/src/lib/plural.ts'
import { useShell } from '#web/src/lib/shell.ts'
import type { UrlFilter } from '#web/src/lib/use-url-filter.ts'
import type { ArticleFilter } from './article-filter.ts'
import { FilterControls } from './filter-controls.tsx'
import { MoreArticles } from './more-articles.tsx'

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
      <FilterControls
        texts={search}
        labels={labels}
        topics={topics}
        url={url}
        found={articles.length}
      />
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
