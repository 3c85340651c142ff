import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { ArticleLink } from './article-link.tsx'
import { Byline } from './byline.tsx'
import { Evidence } from './evidence.tsx'
import { FoldDrawing } from './fold-drawing.tsx'
import { Section } from './section.tsx'

interface ArticleCardsProps {
  heading: string
  articles: ArticleCardData[]
  hasRule?: boolean
}

/** Articles as large cards, two in a row, under a heading; renders nothing without articles. */
export function ArticleCards({ heading, articles, hasRule = false }: ArticleCardsProps) {
  if (articles.length === 0) return null
  return (
    <Section heading={heading} hasRule={hasRule}>
      <ul className="card-grid card-pairs">
        {articles.map((article) => (
          <li key={article.id}>
            <article className={`card card-large hue-${article.hue}`}>
              <FoldDrawing fold={article.fold} className="card-fold" />
              <p className="label pt-32">{article.category}</p>
              <h3 className="mt-2 text-title">
                <ArticleLink article={article} />
              </h3>
              <p className="mt-2 text-muted">{article.excerpt}</p>
              {article.evidence && <Evidence text={article.evidence} />}
              <Byline article={article} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
