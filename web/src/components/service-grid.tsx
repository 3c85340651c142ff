import type { ServiceCardData } from '#web/page-data/service-card.ts'
import { ServiceCard } from './service-card.tsx'

interface ServiceGridProps {
  cards: ServiceCardData[]
  /** Whether they stand under the name of their category, which no card needs to repeat then. */
  grouped?: boolean
}

/** Service cards that share their borders. */
export function ServiceGrid({ cards, grouped = false }: ServiceGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard card={card} grouped={grouped} />
        </li>
      ))}
    </ul>
  )
}
