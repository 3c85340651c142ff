import { createFileRoute } from '@tanstack/react-router'
import { LegalPageContent } from '#web/src/components/long-text.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context }) => fetchPageData(context.layout, '/terms-of-service'),
  head: ({ loaderData, match }) => pageHead(match, loaderData, '/terms-of-service'),
  component: TermsOfServicePage,
})

function TermsOfServicePage() {
  return <LegalPageContent {...Route.useLoaderData()} />
}
