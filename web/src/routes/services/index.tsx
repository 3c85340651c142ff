import { createFileRoute } from '@tanstack/react-router'
import { AtAGlance } from '#web/src/components/at-a-glance.tsx'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { FirstMonth } from './-index/first-month.tsx'
import { Prices } from './-index/prices.tsx'
import { ServiceGroup } from './-index/service-group.tsx'

export const Route = createFileRoute('/services/')({
  loader: ({ context }) => loadData(context.shell, '/services'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/services'),
  component: ServicesPage,
})

function ServicesPage() {
  const { hero, common, groups, prices, firstMonth, closing } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      {common && <AtAGlance {...common} />}
      <div className="wrapper groups pt-8">
        {groups.map((group) => (
          <ServiceGroup key={group.slug} {...group} />
        ))}
      </div>
      {prices && <Prices {...prices} />}
      {firstMonth && <FirstMonth {...firstMonth} />}
      <ClosingCall {...closing} primaryTo="/contact" />
    </>
  )
}
