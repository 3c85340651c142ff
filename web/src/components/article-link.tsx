import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'

/** The title of an article, as a link whose target area is the whole card or row. */
export function ArticleLink({ article }: { article: ArticleCardData }) {
  return (
    <Link to="/blog/$id" params={{ id: article.id }} className="card-link" {...foldTransition}>
      {article.title}
    </Link>
  )
}
