import { Link } from '@tanstack/react-router'
import type { ArticleData } from '#web/page-data/blog.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Byline } from './byline.tsx'

/** An article in the list, with its fold beside it. */
export function ArticleRow({ article }: { article: ArticleData }) {
  return (
    <li>
      <article className={`article hue-${article.hue}`}>
        <FoldDrawing fold={article.fold} />
        <div>
          <p className="label">{article.category}</p>
          <h3 className="text-heading mt-2" tabIndex={-1}>
            <Link to="/blog/$id" params={{ id: article.id }}>
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
