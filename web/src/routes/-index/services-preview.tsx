import type { HomeData } from '#web/page-data/home.ts'
import { Section } from '#web/src/components/section.tsx'
import { ServiceGrid } from '#web/src/components/service-grid.tsx'
import { TextLink } from '#web/src/components/text-link.tsx'

/** The first services of the catalogue, and the link to all of them. */
export function ServicesPreview({
  heading,
  text,
  all,
  cards,
}: HomeData['services'] & Pick<HomeData, 'cards'>) {
  return (
    <Section heading={heading} text={text}>
      <ServiceGrid cards={cards} />
      <p className="mt-8">
        <TextLink to="/services">{all}</TextLink>
      </p>
    </Section>
  )
}
