import { Link } from '@tanstack/react-router'
import type { ServiceData } from '#web/page-data/service.ts'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { Breadcrumb } from '#web/src/components/breadcrumb.tsx'
import { Icon } from '#web/src/components/icon.tsx'
import { Introduction } from '#web/src/components/introduction.tsx'
import { Prose } from '#web/src/components/prose.tsx'
import { onlyThisPlace } from '#web/src/lib/active-options.ts'

/**
 * The service's position in the catalogue, its name, summary and fold, links to services that are easily
 * confused with it, and the call to action.
 */
export function ServiceIntroduction({ service, action }: { service: ServiceData; action: string }) {
  return (
    <Introduction hue={service.hue} fold={service.fold}>
      <Breadcrumb list="services" to="/services">
        <Link
          to="/services"
          hash={service.categorySlug}
          className="label"
          activeOptions={onlyThisPlace}
        >
          <Icon path={service.icon} />
          {service.category}
        </Link>
      </Breadcrumb>
      <h1 className="text-headline">{service.name}</h1>
      <p className="measure mt-4 text-lead">{service.shortDescription}</p>
      {service.instead && (
        <div className="mt-4 text-small text-muted">
          <Prose text={service.instead} />
        </div>
      )}
      <div className="actions mt-8">
        <ActionLink to="/contact">{action}</ActionLink>
      </div>
    </Introduction>
  )
}
