import type { BlogData } from '#web/page-data/blog.ts'
import { Filter } from '#web/src/components/filter.tsx'
import { plural } from '#web/src/lib/plural.ts'
import { useShell } from '#web/src/lib/shell.ts'
import type { UrlFilter } from '#web/src/lib/use-url-filter.ts'
import type { ArticleFilter } from './article-filter.ts'

interface FilterControlsProps {
  texts: BlogData['search']
  labels: BlogData['labels']
  topics: string[]
  url: UrlFilter<ArticleFilter>
  /** The number of articles that match the filter. */
  found: number
}

/** The search box, the topics and the number of matching articles. */
export function FilterControls({ texts, labels, topics, url, found }: FilterControlsProps) {
  const { language } = useShell()
  return (
    <div className="scripted">
      <Filter
        action="/blog"
        label={texts.label}
        placeholder={texts.placeholder}
        url={url}
        options={[labels.all, ...topics]}
        optionsLabel={labels.topic}
        name="topic"
        selected={url.filter.topic}
        replace={false}
      />
      <p role="status" className="mt-4 text-small text-muted">
        {plural(labels.count, found, language)}
      </p>
    </div>
  )
}
