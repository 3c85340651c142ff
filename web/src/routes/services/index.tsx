import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { ServiceGrid } from '#web/src/components/service-grid.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Categories } from './-index/categories.tsx'
import { FirstMonth } from './-index/first-month.tsx'
import { Group } from './-index/group.tsx'
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
      {groups.map(({ slug, name, introduction, cards }) => (
        <Group key={slug} id={slug} heading={name} text={introduction}>
          <ServiceGrid cards={cards} grouped />
        </Group>
      ))}
      {prices && <Prices {...prices} />}
      {firstMonth && <FirstMonth {...firstMonth} />}
      <ClosingCall {...closing} primaryTo="/contact" />
    </>
  )
}
