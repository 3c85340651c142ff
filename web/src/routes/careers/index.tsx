import { createFileRoute } from '@tanstack/react-router'
import { ActionLink } from '#web/src/components/action-link.tsx'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { Figures } from '#web/src/components/figures.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Principles } from '#web/src/components/principles.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { BENEFITS, Benefits } from './-index/benefits.tsx'
import { FeaturedJobs } from './-index/featured-jobs.tsx'
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
        <div className="band mt-20">
          <section className="wrapper fact">
            <h2 className="text-heading">{page.values.heading}</h2>
            <Principles items={page.values.items} />
          </section>
        </div>
      )}
      {page.benefits && <Benefits {...page.benefits} />}
      <FeaturedJobs heading={page.featured} jobs={page.jobs} />
      <OpenPositions heading={page.openings} jobs={page.jobs} />
      <ClosingCall
        {...page.closing}
        primaryTo="/contact"
        secondaryTo="/careers"
        secondaryHash={BENEFITS}
      />
    </>
  )
}
