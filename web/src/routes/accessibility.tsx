import { createFileRoute } from '@tanstack/react-router'
import { LegalPageContent } from '#web/src/components/long-text.tsx'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => fetchPageData(context.layout, '/accessibility'),
  head: ({ loaderData, match }) => pageHead(match, loaderData, '/accessibility'),
  component: AccessibilityPage,
})

function AccessibilityPage() {
  return <LegalPageContent {...Route.useLoaderData()} />
}
