import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/search')({
  loader: () => loadPage('search'),
  head: ({ loaderData }) => (loaderData ? seo(loaderData.seo) : {}),
  component: SearchPage,
})

function SearchPage() {
  const { hero } = Route.useLoaderData()
  return <PageHeading {...hero} />
}
