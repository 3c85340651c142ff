import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Fact } from '#web/src/components/fact.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Principles } from '#web/src/components/principles.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { BENEFITS, Benefits } from './-index/benefits.tsx'
import { OPENINGS, OpenPositions } from './-index/open-positions.tsx'

export const Route = createFileRoute('/careers/')({
  loader: ({ context }) => loadData(context.shell, '/careers'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/careers'),
  component: CareersPage,
})

function CareersPage() {
  const page = Route.useLoaderData()
  return (
    <>
      <PageHeading {...page.hero}>
        {page.jobs.length > 0 && (
          <div className="actions mt-8">
            <ActionLink to="/careers" hash={OPENINGS}>
              {page.openings}
            </ActionLink>
          </div>
        )}
      </PageHeading>
      <Figures figures={page.stats} />
      {page.values && (
        <div className="wrapper">
          <Fact heading={page.values.heading}>
            <Principles items={page.values.items} />
          </Fact>
        </div>
      )}
      {page.benefits && <Benefits {...page.benefits} />}
      <OpenPositions {...page} />
      <ClosingCall
        {...page.closing}
        primaryTo="/contact"
        secondaryTo="/careers"
        secondaryHash={BENEFITS}
      />
    </>
  )
}
