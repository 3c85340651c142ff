import { createFileRoute } from '@tanstack/react-router'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { parseSearchQuery } from '#web/src/lib/url-filter.ts'
import { SiteSearch } from './-search/site-search.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchQuery,
  loader: ({ context }) => loadData(context.shell, '/search'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo),
  component: SearchPage,
})

function SearchPage() {
  return <SiteSearch {...Route.useLoaderData()} />
}
