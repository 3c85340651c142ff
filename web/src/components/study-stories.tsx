import type { StudyCardData } from '#web/page-data/study-card.ts'
import { StudyCard } from './study-card.tsx'

/** Case studies one below the other, each as wide as the page. */
export function StudyStories({ cards }: { cards: StudyCardData[] }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <StudyCard card={card} variant="story" />
        </li>
      ))}
    </ul>
  )
}
