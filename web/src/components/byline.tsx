import type { ArticleCardData } from '#web/page-data/article-card.ts'

interface BylineProps {
  article: Pick<ArticleCardData, 'author' | 'date' | 'published' | 'readTime'>
  /** What the author does here. */
  role?: string
  /** The day of the last change that matters. */
  updated?: { date: string; shown: string } | undefined
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ article, role, updated }: BylineProps) {
  return (
    <ul className="tags mt-5">
      <li>{article.author}</li>
      {role && <li className="text-muted">{role}</li>}
      <li>
        <time dateTime={article.date}>{article.published}</time>
      </li>
      {updated && (
        <li>
          Updated <time dateTime={updated.date}>{updated.shown}</time>
        </li>
      )}
      <li>{article.readTime}</li>
    </ul>
  )
}
