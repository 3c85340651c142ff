import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import type { BlogData } from '#web/page-data/blog.ts'
import { plural } from '#web/src/lib/plural.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { ArticleRow } from './article-row.tsx'
import { MoreArticles } from './more-articles.tsx'

/** The number of articles before the control that reveals the rest. */
const FIRST = 3

interface ArticleListProps {
  heading: string
  articles: ArticleCardData[]
  /** The message without any articles. */
  nothing: string
  /** Whether the articles after the first three are revealed. */
  more: boolean
  onMore: () => void
  /** The number of articles that only the search and their neighboring articles link to. */
  unlisted: number
  labels: BlogData['labels']
}

/** The articles that are not featured: the first three, and a control that reveals the rest. */
export function ArticleList(props: ArticleListProps) {
  const { heading, articles, nothing, more, onMore, unlisted, labels } = props
  const { language } = useShell()
  const unlistedNote = unlisted > 0 && (
    <p className="mt-8 text-muted">
      {`${plural(labels.unlisted, unlisted, language)} `}
      <Link to="/search">{labels.searchSite}</Link>
    </p>
  )
  if (articles.length === 0) {
    return (
      <div>
        <p className="text-lead">{nothing}</p>
        {unlistedNote}
      </div>
    )
  }
  const rest = articles.slice(FIRST)
  return (
    <section>
      <h2 className="text-title">{heading}</h2>
      <ul className="mt-8">
        {articles.slice(0, FIRST).map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
      {rest.length > 0 && (
        <MoreArticles label={labels.more} articles={rest} open={more} onOpen={onMore} />
      )}
      {unlistedNote}
    </section>
  )
}
