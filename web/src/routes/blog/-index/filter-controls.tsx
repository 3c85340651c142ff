import catalogue from 'content:catalogue'
import type { BlogData } from '#web/page-data/blog.ts'
import { Filter } from '#web/src/components/filter.tsx'
import type { UrlFilter } from '#web/src/lib/use-url-filter.ts'
import type { ArticleFilter } from './article-filter.ts'

interface FilterControlsProps {
  texts: BlogData['search']
  url: UrlFilter<ArticleFilter>
  /** The number of articles that match the filter. */
  found: number
}

/** The search box, the topics and the number of matching articles. */
export function FilterControls({ texts, url, found }: FilterControlsProps) {
  return (
    <section className="wrapper scripted" aria-label={texts.label}>
      <Filter
        action="/blog"
        label={texts.label}
        placeholder={texts.placeholder}
        url={url}
        options={['All', ...catalogue.articleCategories]}
        optionsLabel="Topic"
        name="topic"
        selected={url.filter.topic}
        replace={false}
      />
      <p role="status" className="mt-4 text-small text-muted">
        {found} {found === 1 ? 'article' : 'articles'}
      </p>
    </section>
  )
}
