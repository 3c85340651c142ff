import type { QuestionCardData } from '#web/page-data/question-card.ts'
import { Prose } from './prose.tsx'

interface QuestionCardProps extends QuestionCardData {
  /** Of a heading among those of the page. */
  level: 2 | 3
}

/** A question that opens to its answer, with the badge of its category. Needs no script. */
export function QuestionCard({ category, hue, question, answer, level }: QuestionCardProps) {
  const Heading = `h${level}` as const
  return (
    <details className={`question hue-${hue}`}>
      <summary>
        <span className="label">{category}</span>
        <Heading className="text-heading">{question}</Heading>
      </summary>
      <Prose text={answer} />
    </details>
  )
}
