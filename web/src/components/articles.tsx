import { Link } from '@tanstack/react-router'
import type { ArticleCardData } from '#web/page-data/cards.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { FoldDrawing } from './graphics.tsx'
import { DotList } from './inline-text.tsx'
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

interface BylineProps {
  article: Pick<ArticleCardData, 'author' | 'date' | 'published' | 'readTime'>
  /** The author's job title. */
  role?: string
  /** The date of the last substantial change. */
  updated?: { date: string; shown: string } | undefined
}

/** An article's author, date and reading time. */
export function Byline({ article, role, updated }: BylineProps) {
  const { texts } = useLayout()
  return (
    <DotList className="mt-4">
      {article.author}
      {role}
      {article.readTime}
      <time dateTime={article.date}>{article.published}</time>
      {updated && (
        <span>
          {texts.updated} <time dateTime={updated.date}>{updated.shown}</time>
        </span>
      )}
    </DotList>
  )
}
