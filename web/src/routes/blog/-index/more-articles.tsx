import { type ToggleEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { ArticleCardData } from '#web/page-data/article-card.ts'
import { ArticleRow } from './article-row.tsx'

interface MoreArticlesProps {
  articles: ArticleCardData[]
  open: boolean
  onOpen: () => void
}

/**
 * "Load More Articles": reveals the rest and leaves. A native disclosure, so that the articles are
 * in the page from the start, open before and without script, and nothing moves at hydration.
 */
export function MoreArticles({ articles, open, onOpen }: MoreArticlesProps) {
  const details = useRef<HTMLDetailsElement>(null)

  // The address learns of what was opened before the app took over.
  const adopt = useEffectEvent(() => {
    if (details.current?.open && !open) onOpen()
  })
  useEffect(() => adopt(), [])

  function reveal({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || open) return
    onOpen()
    // The control that had the focus is gone.
    currentTarget.querySelector('a')?.focus()
  }

  return (
    <details
      ref={details}
      className="more"
      open={open}
      onToggle={reveal}
      suppressHydrationWarning // opened before the app took over
    >
      <summary className="action action-quiet mt-4">Load More Articles</summary>
      <ul>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </details>
  )
}
