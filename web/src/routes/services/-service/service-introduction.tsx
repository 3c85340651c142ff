import { Link } from '@tanstack/react-router'
import type { ServiceData } from '#web/page-data/service.ts'
import { Icon } from '#web/src/components/icon.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'

/** Where in the catalogue we are, the service's name, its one sentence and its fold. */
export function ServiceIntroduction({ service }: { service: ServiceData }) {
  return (
    <Introduction hue={service.hue} fold={service.fold}>
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumb">
          <li>
            <Link to="/services">Services</Link>
          </li>
          <li>
            <Link to="/services" hash={service.categorySlug} className="label">
              <Icon path={service.icon} />
              {service.category}
            </Link>
          </li>
        </ol>
      </nav>
      <h1 className="text-display">{service.name}</h1>
      <p className="measure mt-5 text-lead">{service.shortDescription}</p>
    </Introduction>
  )
}
