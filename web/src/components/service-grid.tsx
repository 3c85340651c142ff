import type { ServiceCardData } from '#web/page-data/services.ts'
import { cn } from '#web/src/lib/cn.ts'
import { ServiceCard } from './service-card.tsx'

interface ServiceGridProps {
  cards: ServiceCardData[]
  /** Whether a heading names their category, so that the cards need not repeat it. */
  grouped?: boolean
}

/** Service cards that share their borders. */
export function ServiceGrid({ cards, grouped = false }: ServiceGridProps) {
  return (
    <ul className={cn('card-grid', grouped && 'card-pairs')}>
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard card={card} grouped={grouped} />
        </li>
      ))}
    </ul>
  )
}
