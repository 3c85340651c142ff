import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { ArticleRow } from './article-row.tsx'
import { Section } from './section.tsx'

interface ArticleRowsProps {
  heading: string
  articles: ArticleCardData[]
  hasRule?: boolean
}

/** Articles in rows as wide as the page, under a heading; renders nothing without articles. */
export function ArticleRows({ heading, articles, hasRule = false }: ArticleRowsProps) {
  if (articles.length === 0) return null
  return (
    <Section heading={heading} hasRule={hasRule}>
      <ul>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} isWide />
        ))}
      </ul>
    </Section>
  )
}
