import type { ArticleData } from '#web/page-data/blog.ts'
import { ArticleRow } from './article-row.tsx'
import { MoreArticles } from './more-articles.tsx'

/** How many articles are shown before the visitor asks for more. */
const FIRST = 3

interface ArticleListProps {
  heading: string
  articles: ArticleData[]
  /** What to say when there are no articles. */
  nothing: string
  /** Whether the articles after the first three are revealed. */
  more: boolean
  onMore: () => void
}

/** The articles that are not featured: the first three, and the way to the rest. */
export function ArticleList({ heading, articles, nothing, more, onMore }: ArticleListProps) {
  if (articles.length === 0) return <p className="text-lead">{nothing}</p>
  const rest = articles.slice(FIRST)
  return (
    <section>
      <h2 className="text-title mb-8">{heading}</h2>
      <ul>
        {articles.slice(0, FIRST).map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
      {rest.length > 0 && <MoreArticles articles={rest} open={more} onOpen={onMore} />}
    </section>
  )
}
