import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { ArticleRow } from '#web/src/components/article-row.tsx'

interface MoreArticlesProps {
  label: string
  articles: ArticleCardData[]
  open: boolean
  onOpen: () => void
}

/**
 * Reveals the rest, then disappears. A native disclosure: the articles are in
 * the page from the start, it opens without JavaScript, and hydration moves nothing.
 */
export function MoreArticles({ label, articles, open, onOpen }: MoreArticlesProps) {
  const details = useRef<HTMLDetailsElement>(null)

  // Adds a disclosure that was opened before hydration to the address.
  const adopt = useEffectEvent(() => {
    if (details.current?.open && !open) onOpen()
  })
  useEffect(() => adopt(), [])

  function reveal({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || open) return
    onOpen()
    // The focused control no longer exists.
    currentTarget.querySelector('a')?.focus()
  }

  return (
    <details
      ref={details}
      className="more"
      open={open}
      onToggle={reveal}
      suppressHydrationWarning // opened before hydration
    >
      <summary className="action action-quiet mt-4">{label}</summary>
      <ul>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </details>
  )
}
