import type { QuestionCardData } from '#web/page-data/question-card.ts'
import { Prose } from './prose.tsx'

interface QuestionCardProps extends QuestionCardData {
  /** Of a heading among those of the page. */
  level: 2 | 3
}

/**
 * A question that opens to its answer, with the badge of its category. Needs no script: a link to the
 * question's id leads to the answer, and a browser opens what hides the target of a link.
 */
export function QuestionCard({ id, category, hue, question, answer, level }: QuestionCardProps) {
  const Heading = `h${level}` as const
  return (
    <details className={`question hue-${hue}`}>
      <summary>
        <span className="label">{category}</span>
        <Heading className="text-heading">{question}</Heading>
      </summary>
      <section id={id}>
        <Prose text={answer} />
      </section>
    </details>
  )
}
