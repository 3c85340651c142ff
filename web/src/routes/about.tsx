import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Fact, FactProse } from '#web/src/components/fact.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Principles } from '#web/src/components/principles.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { GlobalReach } from './-about/global-reach.tsx'
import { Leaders } from './-about/leaders.tsx'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadData(context.shell, '/about'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/about'),
  component: AboutPage,
})

function AboutPage() {
  const { hero, mission, values, impact, reach, leaders, culture, closing } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      <div className="wrapper">
        <FactProse {...mission} />
        {values && (
          <Fact heading={values.heading}>
            <Principles items={values.items} />
          </Fact>
        )}
      </div>
      <Figures {...impact} />
      {reach && <GlobalReach {...reach} />}
      {leaders && <Leaders {...leaders} />}
      {culture && (
        <div className="wrapper">
          <FactProse {...culture} />
        </div>
      )}
      <ClosingCall {...closing} primaryTo="/contact" secondaryTo="/careers" />
    </>
  )
}
