import type { StudyCardData } from '#web/page-data/study-card.ts'
import { StudyCard } from './study-card.tsx'

/** Case studies two in a row, with shared borders. */
export function StudyGrid({ cards }: { cards: StudyCardData[] }) {
  return (
    <ul className="card-grid card-pairs">
      {cards.map((card) => (
        <li key={card.id}>
          <StudyCard card={card} />
        </li>
      ))}
    </ul>
  )
}
