import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { Tags } from './tags.tsx'

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
    <Tags className="mt-4">
      {article.author}
      {role}
      <time dateTime={article.date}>{article.published}</time>
      {updated && (
        <span>
          {texts.updated} <time dateTime={updated.date}>{updated.shown}</time>
        </span>
      )}
      {article.readTime}
    </Tags>
  )
}
