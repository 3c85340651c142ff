import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/legal-text.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { Criteria } from './-accessibility/criteria.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: () => loadPage('accessibility'),
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData, path: '/accessibility' }) : {}),
  component: AccessibilityPage,
})

function AccessibilityPage() {
  const { results, criteria, ...text } = Route.useLoaderData()
  return (
    <>
      <LegalText {...text} />
      <Criteria {...results} criteria={criteria} />
    </>
  )
}
