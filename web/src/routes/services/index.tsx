import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { Catalogue } from './-index/catalogue.tsx'
import { Categories } from './-index/categories.tsx'

export const Route = createFileRoute('/services/')({
  loader: () => loadPage('services'),
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData.seo, path: '/services' }) : {}),
  component: ServicesPage,
})

function ServicesPage() {
  const { hero, groups, closing } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      <Categories groups={groups} />
      <Catalogue groups={groups} />
      <ClosingCall {...closing} primaryTo="/contact" />
    </>
  )
}
