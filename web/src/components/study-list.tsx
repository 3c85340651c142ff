import type { StudyCardData } from '#web/page-data/study-card.ts'
import { StudyCard } from './study-card.tsx'

interface StudyListProps {
  cards: StudyCardData[]
  variant: 'brief' | 'story'
}

/** Case studies, two in a row with shared borders. */
export function StudyList({ cards, variant }: StudyListProps) {
  return (
    <ul className="card-grid card-pairs">
      {cards.map((card) => (
        <li key={card.id}>
          <StudyCard card={card} variant={variant} />
        </li>
      ))}
    </ul>
  )
}
