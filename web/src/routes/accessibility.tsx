import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#web/src/components/legal-text.tsx'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Criteria } from './-accessibility/criteria.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: () => loadData('/accessibility'),
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
