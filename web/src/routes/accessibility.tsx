import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/long-text.tsx'
import { loadData } from '#web/src/lib/fetch-page-data.ts'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => loadData(context.shell, '/accessibility'),
  head: ({ loaderData, match }) => seo(match, loaderData, '/accessibility'),
  component: AccessibilityPage,
})

function AccessibilityPage() {
  return <LegalText {...Route.useLoaderData()} />
}
