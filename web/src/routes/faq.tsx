import { loadPage } from 'content:pages'
import { createFileRoute } from '@tanstack/react-router'
import { ClosingCall } from '#web/src/components/closing-call.tsx'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { seo } from '#web/src/lib/seo.ts'
import { parseFaqFilter } from './-faq/faq-filter.ts'
import { Questions } from './-faq/questions.tsx'

export const Route = createFileRoute('/faq')({
  validateSearch: parseFaqFilter,
  loader: () => loadPage('faq'),
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData.seo, path: '/faq' }) : {}),
  component: FaqPage,
})

function FaqPage() {
  const { hero, closing, ...faq } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      <Questions {...faq} />
      <ClosingCall
        {...closing}
        primaryTo="/contact"
        secondaryTo="/contact"
        secondarySearch={{ topic: 'consultation' }}
      />
    </>
  )
}
