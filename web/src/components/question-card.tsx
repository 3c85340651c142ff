import type { QuestionCardData } from '#web/page-data/question-card.ts'
import { Prose } from './prose.tsx'

/** A question that opens to its answer, with the badge of its category. Needs no script. */
export function QuestionCard({ category, hue, question, answer }: QuestionCardData) {
  return (
    <details className={`question hue-${hue}`}>
      <summary>
        <span>
          <span className="label">{category}</span>
          <span className="text-heading">{question}</span>
        </span>
      </summary>
      <Prose text={answer} />
    </details>
  )
}
