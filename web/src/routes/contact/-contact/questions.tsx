import type { ContactData } from '#web/page-data/contact.ts'
import { Prose } from '#web/src/components/prose.tsx'
import { Section } from '#web/src/components/section.tsx'

/** What prospects ask before they write, answered in place. */
export function Questions({ heading, questions }: ContactData['faq']) {
  return (
    <Section heading={heading}>
      <div className="questions">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="question">
            <summary className="text-heading">{question}</summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
