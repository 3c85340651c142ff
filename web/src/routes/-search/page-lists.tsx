import type { SearchData } from '#web/page-data/search.ts'
import { RowLink } from './row-link.tsx'

/** Every page of the site, list by list. */
export function PageLists({ lists }: Pick<SearchData, 'lists'>) {
  return lists.map(({ heading, groups }) => (
    <section key={heading} className="mb-8">
      <h2 className="text-title mb-4">{heading}</h2>
      {groups.map(({ name, links }) => (
        <div key={name} className="mb-8">
          {name && <h3 className="text-heading mb-4">{name}</h3>}
          <ul className="ruled-list">
            {links.map((row) => (
              <li key={row.url}>
                <RowLink {...row} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ))
}
