import { Link } from '@tanstack/react-router'
import type { ServiceCardData } from '#web/page-data/services.ts'
import { cn } from '#web/src/lib/cn.ts'
import { foldTransition } from '#web/src/lib/fold-transition.ts'
import { FoldDrawing } from './graphics.tsx'
import { DotList } from './inline-text.tsx'

interface ServiceGridProps {
  cards: ServiceCardData[]
  /** Whether they are of one category, which has its name and hue. */
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

/** A service in a list: its fold, its description and its first three technologies. */
function ServiceCard({ card, grouped }: { card: ServiceCardData; grouped: boolean }) {
  return (
    <article className={cn('card', !grouped && `hue-${card.hue}`)}>
      <FoldDrawing fold={card.fold} className="card-fold" />
      {!grouped && <p className="label">{card.category}</p>}
      <h3 className={cn('text-heading', !grouped && 'mt-1')}>
        <Link to="/services/$id" params={{ id: card.id }} className="card-link" {...foldTransition}>
          {card.name}
        </Link>
      </h3>
      <p className="mt-2 text-small text-muted">{card.shortDescription}</p>
      {card.technologies.length > 0 && (
        <DotList className="mt-auto pt-4">{card.technologies}</DotList>
      )}
    </article>
  )
}
