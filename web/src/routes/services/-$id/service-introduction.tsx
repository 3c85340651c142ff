import { Link } from '@tanstack/react-router'
import type { ServiceData } from '#web/page-data/service.ts'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Icon } from '#web/src/components/icon.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { onlyAtThisPlace } from '#web/src/lib/only-here.ts'

/**
 * Where in the catalogue we are, the service's name, its one sentence and its fold; and which other
 * service it may be that one looks for.
 */
export function ServiceIntroduction({ service }: { service: ServiceData }) {
  return (
    <Introduction hue={service.hue} fold={service.fold}>
      <Breadcrumb list="Services" to="/services">
        <Link
          to="/services"
          hash={service.categorySlug}
          className="label"
          activeOptions={onlyAtThisPlace}
        >
          <Icon path={service.icon} />
          {service.category}
        </Link>
      </Breadcrumb>
      <h1 className="text-display">{service.name}</h1>
      <p className="measure mt-5 text-lead">{service.shortDescription}</p>
      {service.instead && (
        <div className="mt-5 text-small">
          <Prose text={service.instead} />
        </div>
      )}
    </Introduction>
  )
}
