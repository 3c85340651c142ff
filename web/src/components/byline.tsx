import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { useShell } from '#web/src/lib/shell.ts'

interface BylineProps {
  article: Pick<ArticleCardData, 'author' | 'date' | 'published' | 'readTime'>
  /** The author's job title. */
  role?: string
  /** The date of the last substantial change. */
  updated?: { date: string; shown: string } | undefined
}

/** An article's author, date and reading time. */
export function Byline({ article, role, updated }: BylineProps) {
  const { texts } = useShell()
  return (
    <ul className="tags mt-4 text-muted">
      <li>{article.author}</li>
      {role && <li>{role}</li>}
      <li>
        <time dateTime={article.date}>{article.published}</time>
      </li>
      {updated && (
        <li>
          {texts.updated} <time dateTime={updated.date}>{updated.shown}</time>
        </li>
      )}
      <li>{article.readTime}</li>
    </ul>
  )
}
