import { Link } from '@tanstack/react-router'
import type { ServicesData } from '#web/page-data/services.ts'
import { onlyAtThisPlace } from '#web/src/lib/only-here.ts'

/** The categories, each as the way to its services below. */
export function Categories({ groups }: Pick<ServicesData, 'groups'>) {
  return (
    <nav className="frame" aria-label="Categories">
      <ul className="ruled-list technologies">
        {groups.map(({ slug, name, hue }) => (
          <li key={slug} className={`hue-${hue}`}>
            <Link to="/services" hash={slug} className="label" activeOptions={onlyAtThisPlace}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
