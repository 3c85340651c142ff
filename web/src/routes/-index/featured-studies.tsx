import type { HomeData } from '#web/page-data/home.ts'
import { Section } from '#web/src/components/section.tsx'
import { StudyList } from '#web/src/components/study-list.tsx'
import { TextLink } from '#web/src/components/text-link.tsx'

/** The featured case studies and the link to all of them; renders nothing without any. */
export function FeaturedStudies({
  heading,
  text,
  all,
  cards,
}: NonNullable<HomeData['studies']> & { cards: HomeData['studyCards'] }) {
  if (cards.length === 0) return null
  return (
    <Section heading={heading} text={text}>
      <StudyList cards={cards} variant="brief" />
      <p className="mt-8">
        <TextLink to="/case-studies">{all}</TextLink>
      </p>
    </Section>
  )
}
