import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Catalogue } from './-index/catalogue.tsx'
import { Categories } from './-index/categories.tsx'
import { FirstMonth } from './-index/first-month.tsx'
import { Prices } from './-index/prices.tsx'

export const Route = createFileRoute('/services/')({
  loader: ({ context }) => loadData(context.shell, '/services'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/services'),
  component: ServicesPage,
})

function ServicesPage() {
  const { hero, groups, prices, firstMonth, closing, labels } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      <Categories groups={groups} prices={prices} labels={labels} />
      <Catalogue groups={groups} />
      {prices && <Prices {...prices} />}
      {firstMonth && <FirstMonth {...firstMonth} />}
      <ClosingCall {...closing} primaryTo="/contact" />
    </>
  )
}
