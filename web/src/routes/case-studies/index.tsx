import { createFileRoute } from '@tanstack/react-router'
import { StudyList, StudyRow } from '#web/src/components/case-studies.tsx'
import { KeyFiguresSection } from '#web/src/components/key-figures.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { RuledList } from '#web/src/components/rows.tsx'
import { CallToAction, Section } from '#web/src/components/section.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/case-studies/')({
  loader: ({ context }) => fetchPageData(context.layout, '/case-studies'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/case-studies'),
  component: CaseStudiesPage,
})

function CaseStudiesPage() {
  const { hero, tiles, featured, all, cards, industries, closing } = Route.useLoaderData()
  const stories = cards.filter((card) => featured && card.featured)
  // Below, those without a story on the page come first.
  const others = cards.filter((card) => !stories.includes(card))
  return (
    <>
      <PageHeader {...hero} />
      <KeyFiguresSection figures={tiles} />
      {featured && stories.length > 0 && (
        <Section {...featured}>
          <StudyList cards={stories} areStories />
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
      {industries && (
        <Section heading={industries.heading} text={industries.text}>
          <RuledList
            items={industries.items.map(({ name, note }) => ({ title: name, description: note }))}
          />
        </Section>
      )}
      <CallToAction {...closing} to="/services" />
    </>
  )
}
