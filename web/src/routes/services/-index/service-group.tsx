import type { ServicesData } from '#web/page-data/services.ts'
import { FoldDrawing } from '#web/src/components/fold-drawing.tsx'
import { ServiceGrid } from '#web/src/components/service-grid.tsx'

/**
 * A category that expands to its services. Closed, it shows their names and the fold of the first: the folds
 * of all would delay the first paint. Works without JavaScript: the link target is inside, and browsers expand
 * the element around the target of a link.
 */
export function ServiceGroup(group: ServicesData['groups'][number]) {
  const { slug, name, hue, introduction, names, open, cards } = group
  return (
    <details className={`expander service-group hue-${hue}`} open={open}>
      <summary>
        {cards.slice(0, 1).map(({ id, fold }) => (
          <FoldDrawing key={id} fold={fold} className="group-fold" />
        ))}
        <h2 className="text-title">{name}</h2>
        <p className="text-small text-muted">{names}</p>
      </summary>
      <section id={slug}>
        <p className="mb-4 text-muted">{introduction}</p>
        <ServiceGrid cards={cards} grouped />
      </section>
    </details>
  )
}
