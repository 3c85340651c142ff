import type { BlogData } from '#web/page-data/blog.ts'
import { articleCategories } from '#web/src/catalogue.gen.ts'
import type { ArticleFilter } from './article-filter.ts'
import { SearchField } from './search-field.tsx'
import type { SetFilter } from './use-filter.ts'

interface FilterControlsProps {
  texts: BlogData['search']
  filter: ArticleFilter
  setFilter: SetFilter
  /** How many articles the filter leaves. */
  found: number
}

const ALL = undefined

/**
 * Search, topics, and how many articles they leave. Before the app has taken over they are forms
 * that lead to the filtered address; without script nothing could filter, so they are hidden.
 */
export function FilterControls({ texts, filter, setFilter, found }: FilterControlsProps) {
  return (
    <section className="frame scripted" aria-label={texts.label}>
      <SearchField
        label={texts.label}
        placeholder={texts.placeholder}
        value={filter.q ?? ''}
        onType={(q) => setFilter({ q }, { replace: true })}
      />
      <form action="/blog" className="flex flex-wrap gap-2 mt-4">
        {[ALL, ...articleCategories].map((topic) => (
          <button
            key={topic ?? 'All'}
            type="submit"
            name="topic"
            value={topic ?? ''}
            className={filter.topic === topic ? 'action chip' : 'action action-quiet chip'}
            aria-pressed={filter.topic === topic}
            onClick={(event) => {
              event.preventDefault()
              setFilter({ topic }, { replace: false })
            }}
          >
            {topic ?? 'All'}
          </button>
        ))}
      </form>
      <p role="status" className="mt-4 text-small text-muted">
        {found} {found === 1 ? 'article' : 'articles'}
      </p>
    </section>
  )
}
