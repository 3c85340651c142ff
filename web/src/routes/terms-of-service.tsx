import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/long-text.tsx'
import { loadData } from '#web/src/lib/fetch-page-data.ts'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context }) => loadData(context.shell, '/terms-of-service'),
  head: ({ loaderData, match }) => seo(match, loaderData, '/terms-of-service'),
  component: TermsOfServicePage,
})

function TermsOfServicePage() {
  return <LegalText {...Route.useLoaderData()} />
}
