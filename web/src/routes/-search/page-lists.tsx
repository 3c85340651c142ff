import type { SearchData } from '#web/page-data/search.ts'
import { cn } from '#web/src/lib/cn.ts'
import { RowLink } from './row-link.tsx'

/** Every page of the site, list by list; a list with categories has their names in their hues. */
export function PageLists({ lists }: Pick<SearchData, 'lists'>) {
  return lists.map(({ heading, groups }) => (
    <section key={heading} className="fact">
      <h2 className="text-heading">{heading}</h2>
      <div className={cn(groups.length > 1 && 'columns narrow-columns')}>
        {groups.map(({ name, hue, links }) => (
          <div key={name} className={`mb-4 hue-${hue}`}>
            {name && <h3 className="label">{name}</h3>}
            <ul className={cn(!name && 'ruled-list')}>
              {links.map((row) => (
                <li key={row.url}>
                  <RowLink {...row} className={name && 'reach'} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  ))
}
