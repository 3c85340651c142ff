import type { CaseStudiesData } from '#web/page-data/case-studies.ts'
import { Section } from '#web/src/components/section.tsx'

/** The fields we work in, each with one sentence. */
export function Industries({ heading, text, items }: NonNullable<CaseStudiesData['industries']>) {
  return (
    <Section heading={heading} text={text}>
      <ul className="ruled-list">
        {items.map(({ name, note }) => (
          <li key={name}>
            <h3 className="text-heading">{name}</h3>
            <p className="mt-1 text-small text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
