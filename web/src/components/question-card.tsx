import type { QuestionCardData } from '#web/page-data/faq.ts'
import { Prose } from './prose.tsx'

interface QuestionCardProps extends QuestionCardData {
  level: 2 | 3
  /** Whether the answer is shown at first. */
  open?: boolean
}

/**
 * A question that expands to its answer, with the badge of its category. Works without JavaScript: a
 * link to the question's id targets the answer, and browsers expand the element around a link's target.
 */
export function QuestionCard({ level, open, ...card }: QuestionCardProps) {
  const { id, category, hue, question, answer } = card
  const Heading = `h${level}` as const
  return (
    <details className={`expander question hue-${hue}`} open={open}>
      <summary>
        <Heading className="text-heading">{question}</Heading>
        <span className="badge label">{category}</span>
      </summary>
      <section id={id}>
        <Prose text={answer} />
      </section>
    </details>
  )
}
