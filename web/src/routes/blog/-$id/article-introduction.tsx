import { Link } from '@tanstack/react-router'
import type { ArticlePageData } from '#web/page-data/article.ts'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Byline } from '#web/src/components/byline.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'
import { onlyThisPage } from '#web/src/lib/active-options.ts'

/** The article's title and summary, with its fold, its topic and its author. */
export function ArticleIntroduction({ article }: { article: ArticlePageData }) {
  return (
    <Introduction hue={article.hue} fold={article.fold} photo={article.photo}>
      <Breadcrumb list="blog" to="/blog">
        <Link
          to="/blog"
          search={{ topic: article.category }}
          hash="articles"
          className="label"
          activeOptions={onlyThisPage}
        >
          {article.category}
        </Link>
      </Breadcrumb>
      <h1 className="text-headline">{article.title}</h1>
      <p className="measure mt-4 text-lead">{article.excerpt}</p>
      <Byline article={article} role={article.role} updated={article.updated} />
    </Introduction>
  )
}
