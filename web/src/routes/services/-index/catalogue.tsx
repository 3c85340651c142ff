import type { ServicesData } from '#web/page-data/services.ts'
import { ServiceGrid } from '#web/src/components/service-grid.tsx'

/** Every service under its category; each category is a place that links lead to. */
export function Catalogue({ groups }: Pick<ServicesData, 'groups'>) {
  return groups.map(({ slug, name, introduction, cards }) => (
    <section key={slug} id={slug} className="frame group">
      <div className="group-heading">
        <h2 className="text-title">{name}</h2>
        <p className="mt-2 text-small text-muted">{introduction}</p>
      </div>
      <ServiceGrid cards={cards} grouped />
    </section>
  ))
}
