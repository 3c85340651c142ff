import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Section } from '#web/src/components/section.tsx'
import { StudyList } from '#web/src/components/study-list.tsx'
import { StudyRow } from '#web/src/components/study-row.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Industries } from './-index/industries.tsx'

export const Route = createFileRoute('/case-studies/')({
  loader: ({ context }) => loadData(context.shell, '/case-studies'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/case-studies'),
  component: CaseStudiesPage,
})

function CaseStudiesPage() {
  const { hero, tiles, featured, all, cards, industries, closing } = Route.useLoaderData()
  const stories = cards.filter((card) => featured && card.featured)
  // Below, those without a story on the page come first.
  const others = cards.filter((card) => !stories.includes(card))
  return (
    <>
      <PageHeading {...hero} />
      <Figures figures={tiles} />
      {featured && stories.length > 0 && (
        <Section {...featured}>
          <StudyList cards={stories} variant="story" />
        </Section>
      )}
      <Section {...all}>
        <ul>
          {[...others, ...stories].map((card) => (
            <li key={card.id}>
              <StudyRow card={card} isBrief={stories.includes(card)} />
            </li>
          ))}
        </ul>
      </Section>
      {industries && <Industries {...industries} />}
      <ClosingCall {...closing} primaryTo="/contact" secondaryTo="/services" />
    </>
  )
}
