import type { ContactData } from '#web/page-data/contact.ts'
import { QuestionCard } from '#web/src/components/question-card.tsx'
import { Section } from '#web/src/components/section.tsx'

/** Prospects' frequent questions, with their answers. */
export function Questions({ heading, questions }: NonNullable<ContactData['faq']>) {
  return (
    <Section heading={heading}>
      <ul className="questions">
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionCard {...question} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
