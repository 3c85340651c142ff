import type { PageData } from '#web/page-data/pages.ts'
import type { ServiceData } from '#web/page-data/service.ts'
import { Section } from '#web/src/components/section.tsx'
import { StudyList } from '#web/src/components/study-list.tsx'

/** The case studies of this service; renders nothing without any. */
export function RelatedStudies({
  heading,
  text,
  studies,
}: NonNullable<PageData['/services/$id']['text']['studies']> & Pick<ServiceData, 'studies'>) {
  if (studies.length === 0) return null
  return (
    <Section heading={heading} text={text}>
      <StudyList cards={studies} variant="story" />
    </Section>
  )
}
