import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { ArticleLink } from '#web/src/components/article-link.tsx'
import { Byline } from '#web/src/components/byline.tsx'
import { Evidence } from '#web/src/components/evidence.tsx'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'

/** An article in a list, with its fold beside it. */
export function ArticleRow({ article }: { article: ArticleCardData }) {
  return (
    <li>
      <article className={`article hue-${article.hue}`}>
        <FoldDrawing fold={article.fold} />
        <div>
          <p className="label">{article.category}</p>
          <h3 className="text-heading mt-2">
            <ArticleLink article={article} />
          </h3>
          <p className="mt-2 text-muted">{article.excerpt}</p>
          {article.evidence && <Evidence text={article.evidence} />}
          <Byline article={article} />
        </div>
      </article>
    </li>
  )
}
