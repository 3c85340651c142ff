import { createFileRoute } from '@tanstack/react-router'
import { seo } from '#web/src/lib/seo.ts'
import { LegalText } from './-legal/legal-text.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: async () => (await import('content:privacy-policy')).default,
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData, path: '/privacy-policy' }) : {}),
  component: PrivacyPolicyPage,
})

function PrivacyPolicyPage() {
  return <LegalText {...Route.useLoaderData()} />
}
