import { Link } from '@tanstack/react-router'
import type { ServicesData } from '#web/page-data/services.ts'
import { onlyThisPlace } from '#web/src/lib/active-options.ts'
import { PRICES } from './prices.tsx'

/** Links to the sections of the page: the services of each category, and the prices. */
export function Categories({
  groups,
  prices,
  labels,
}: Pick<ServicesData, 'groups' | 'prices' | 'labels'>) {
  return (
    <nav className="wrapper" aria-label={labels.onThisPage}>
      <ul className="ruled-list narrow-columns">
        {groups.map(({ slug, name, hue }) => (
          <li key={slug} className={`hue-${hue}`}>
            <Link to="/services" hash={slug} className="label" activeOptions={onlyThisPlace}>
              {name}
            </Link>
          </li>
        ))}
        {prices && (
          <li>
            <Link to="/services" hash={PRICES} className="label" activeOptions={onlyThisPlace}>
              {prices.heading}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
