import type { ArticleData } from '#web/page-data/blog.ts'

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ article }: { article: ArticleData }) {
  return (
    <ul className="tags mt-4">
      <li>{article.author}</li>
      <li>
        <time dateTime={article.date}>{article.published}</time>
      </li>
      <li>{article.readTime}</li>
    </ul>
  )
}
