import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { Byline } from './byline.tsx'
import { FoldDrawing } from './fold-drawing.tsx'

interface ArticleRowProps {
  article: ArticleCardData
  /** Whether the row is as wide as the page: the summary is then beside the claim. */
  isWide?: boolean
}

/** An article in a list: its fold, its claim, the result that would change the author's mind, and its summary. */
export function ArticleRow({ article, isWide = false }: ArticleRowProps) {
  return (
    <li>
      <article className={`article hue-${article.hue}`}>
        <FoldDrawing fold={article.fold} />
        <div className={isWide ? 'columns' : undefined}>
          <div>
            <p className="label">{article.category}</p>
            <h3 className="text-title mt-2">
              <Link
                to="/blog/$id"
                params={{ id: article.id }}
                className="card-link"
                {...foldTransition}
              >
                {article.title}
              </Link>
            </h3>
          </div>
          <div>
            {article.evidence && <p className="evidence text-heading mt-4">{article.evidence}</p>}
            <p className="mt-2 text-muted">{article.excerpt}</p>
            <Byline article={article} />
          </div>
        </div>
      </article>
    </li>
  )
}
