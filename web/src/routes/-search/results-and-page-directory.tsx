import { Link } from '@tanstack/react-router'
import type { SearchData } from '#web/page-data/search.ts'
import { toPath } from '#web/page-data/url.ts'
import type { SearchResult } from '#web/search/lazy-search.ts'
import { FoldDrawing } from '#web/src/components/graphics.tsx'
import { ButtonLink } from '#web/src/components/links.tsx'
import { cn } from '#web/src/lib/cn.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'

/** A link to each group of services, with its sheet. */
export function ServiceGroups({ groups }: Pick<SearchData, 'groups'>) {
  return (
    <ul className="search-groups">
      {groups.map(({ name, slug, hue, fold }) => (
        <li key={slug} className={`hue-${hue}`}>
          <Link to="/services" hash={slug} className="label">
            <FoldDrawing fold={fold} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The pages of the site, list by list; a list with categories has their names in their hues. */
export function PageDirectory({ lists }: Pick<SearchData, 'lists'>) {
  return lists.map(({ url: list, title: heading, groups }) => (
    <section key={list} className="row">
      <h2 className="text-heading">{list ? <RowLink url={list} title={heading} /> : heading}</h2>
      <div className={cn(groups.length > 1 && 'columns narrow-columns')}>
        {groups.map(({ name, hue, links }) => (
          <div key={name} className={`mb-4 hue-${hue}`}>
            {name && <h3 className="label">{name}</h3>}
            <ul className={cn(!name && 'ruled-list')}>
              {links.map((row) => (
                <li key={row.url}>
                  <RowLink {...row} className={name && 'tap-link'} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ))
}

/** The results, best match first; without any, a link to the contact page. */
export function ResultList({ found, askUs }: { found: SearchResult[]; askUs: string }) {
  if (found.length === 0) {
    return (
      <p className="mb-4">
        <ButtonLink to="/contact">{askUs}</ButtonLink>
      </p>
    )
  }
  return (
    <ul>
      {found.map(({ url, kind, category, hue, title, summary, fold }) => {
        const [width, height, ...layers] = fold
        return (
          <li key={url} className={`article hue-${hue}`}>
            <FoldDrawing fold={{ width, height, layers }} />
            <div>
              <p className="label">{[kind, category].filter(Boolean).join(' · ')}</p>
              <h2 className="text-heading mt-2">
                <RowLink url={url} title={title} />
              </h2>
              <p className="measure mt-2 text-muted">{summary}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type RowLinkProps = Pick<SearchResult, 'url' | 'title'> & { className?: string | undefined }

/** A link to the page of a row, or to its anchor. */
function RowLink({ url, title, className }: RowLinkProps) {
  const [path = '', hash = ''] = toPath(url, useLayout()).split('#')
  return (
    <Link to={path} hash={hash} className={className}>
      {title}
    </Link>
  )
}
