import type { StudyCardData } from '#web/page-data/study-card.ts'
import { StudyCard } from './study-card.tsx'

interface StudyListProps {
  cards: StudyCardData[]
  variant: 'brief' | 'story'
}

/** Case studies: brief ones two in a row, with shared borders; stories each as wide as the page. */
export function StudyList({ cards, variant }: StudyListProps) {
  return (
    <ul className={variant === 'brief' ? 'card-grid card-pairs' : undefined}>
      {cards.map((card) => (
        <li key={card.id}>
          <StudyCard card={card} variant={variant} />
        </li>
      ))}
    </ul>
  )
}
