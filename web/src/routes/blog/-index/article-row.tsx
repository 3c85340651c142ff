import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { Byline } from '#web/src/components/byline.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { takeFold } from '#web/src/lib/fold-transition.ts'

/** An article in a list, with its fold beside it. */
export function ArticleRow({ article }: { article: ArticleCardData }) {
  return (
    <li>
      <article className={`article hue-${article.hue}`}>
        <FoldDrawing fold={article.fold} />
        <div>
          <p className="label">{article.category}</p>
          <h3 className="text-heading mt-2">
            <Link
              to="/blog/$id"
              params={{ id: article.id }}
              className="card-link"
              viewTransition
              onClick={takeFold}
            >
              {article.title}
            </Link>
          </h3>
          <p className="mt-2 text-muted">{article.excerpt}</p>
          <Byline article={article} />
        </div>
      </article>
    </li>
  )
}
