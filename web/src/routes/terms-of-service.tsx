import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/legal-text.tsx'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/terms-of-service')({
  loader: () => loadPage('terms-of-service'),
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData, path: '/terms-of-service' }) : {}),
  component: TermsOfServicePage,
})

function TermsOfServicePage() {
  return <LegalText {...Route.useLoaderData()} />
}
