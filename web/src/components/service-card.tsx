import { Link } from '@tanstack/react-router'
import type { ServiceCardData } from '#web/page-data/service-card.ts'
import type { ServiceId } from '#web/src/entry-id.gen.ts'
import { FoldDrawing } from './fold-drawing.tsx'
import { Icon } from './icon.tsx'

interface ServiceCardProps {
  card: ServiceCardData
  headingLevel: 3 | 4
}

/** A service in a list: its fold, what it is, and its first three technologies. */
export function ServiceCard({ card, headingLevel }: ServiceCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`card hue-${card.hue}`}>
      <FoldDrawing fold={card.fold} className="card-fold" />
      <p className="label">
        <Icon path={card.icon} />
        {card.category}
      </p>
      <Heading className="text-heading mt-auto pt-14">
        <Link to="/services/$id" params={{ id: card.id as ServiceId }} className="card-link">
          {card.name}
        </Link>
      </Heading>
      <p className="mt-1 text-small text-muted">{card.shortDescription}</p>
      <ul className="tags mt-5">
        {card.technologies.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
    </article>
  )
}
