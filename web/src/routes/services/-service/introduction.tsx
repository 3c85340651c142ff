import { Link } from '@tanstack/react-router'
import type { ServiceData } from '#web/page-data/service.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { Icon } from '#web/src/components/icon.tsx'

/** Where in the catalogue we are, the service's name, its one sentence and its fold. */
export function Introduction({ service }: { service: ServiceData }) {
  return (
    <section className={`frame introduction hue-${service.hue}`}>
      <FoldDrawing fold={service.fold} className="introduction-fold" />
      <div className="introduction-text">
        <nav aria-label="Breadcrumb">
          <ol className="breadcrumb">
            <li>
              <Link to="/services">Services</Link>
            </li>
            <li>
              <Link to="/services" hash={service.categorySlug} className="label">
                <Icon name={service.icon} />
                {service.category}
              </Link>
            </li>
          </ol>
        </nav>
        <h1 className="text-display">{service.name}</h1>
        <p className="measure mt-5 text-lead">{service.shortDescription}</p>
      </div>
    </section>
  )
}
