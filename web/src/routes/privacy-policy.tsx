import { createFileRoute } from '@tanstack/react-router'
import { LegalPageContent } from '#web/src/components/long-text.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => fetchPageData(context.layout, '/privacy-policy'),
  head: ({ loaderData, match }) => pageHead(match, loaderData, '/privacy-policy'),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  return <LegalPageContent {...Route.useLoaderData()} />
}
