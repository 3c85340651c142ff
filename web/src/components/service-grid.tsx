import type { ServiceCardData } from '#web/page-data/service-card.ts'
import { ServiceCard } from './service-card.tsx'

interface ServiceGridProps {
  cards: ServiceCardData[]
  /** The level below the heading above the grid. */
  headingLevel: 3 | 4
}

/** Service cards that share their borders. */
export function ServiceGrid({ cards, headingLevel }: ServiceGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard card={card} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
