import { Link } from '@tanstack/react-router'
import type { ArticleData } from '#web/page-data/blog.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Section } from '#web/src/components/section.tsx'
import { Byline } from './byline.tsx'

interface FeaturedArticlesProps {
  heading: string
  articles: ArticleData[]
}

/** The articles that stand first, larger; nothing when none of them is wanted. */
export function FeaturedArticles({ heading, articles }: FeaturedArticlesProps) {
  if (articles.length === 0) return null
  return (
    <Section heading={heading}>
      <ul className="card-grid card-pairs">
        {articles.map((article) => (
          <li key={article.id}>
            <article className={`card card-large hue-${article.hue}`}>
              <FoldDrawing fold={article.fold} className="card-fold" />
              <p className="label">{article.category}</p>
              <h3 className="text-title mt-auto pt-40">
                <Link to="/blog/$id" params={{ id: article.id }}>
                  {article.title}
                </Link>
              </h3>
              <p className="mt-3 text-muted">{article.excerpt}</p>
              <Byline article={article} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
