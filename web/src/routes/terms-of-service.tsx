import { createFileRoute } from '@tanstack/react-router'
import { seo } from '#web/src/lib/seo.ts'
import { LegalText } from './-legal/legal-text.tsx'

export const Route = createFileRoute('/terms-of-service')({
  loader: async () => (await import('content:terms-of-service')).default,
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData, path: '/terms-of-service' }) : {}),
  component: TermsOfServicePage,
})

function TermsOfServicePage() {
  return <LegalText {...Route.useLoaderData()} />
}
