import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/legal-text.tsx'
import { seo } from '#web/src/lib/seo.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: () => loadPage('privacy-policy'),
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData, path: '/privacy-policy' }) : {}),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  return <LegalText {...Route.useLoaderData()} />
}
