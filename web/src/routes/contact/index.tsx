import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { parseContactTopic } from '#web/src/lib/contact-topic.ts'
import { seo } from '#web/src/lib/seo.ts'
import { Details } from './-contact/details.tsx'
import { Enquiry } from './-contact/enquiry.tsx'
import { Questions } from './-contact/questions.tsx'

export const Route = createFileRoute('/contact/')({
  validateSearch: parseContactTopic,
  loader: async () => (await import('content:contact')).default,
  head: ({ loaderData }) => (loaderData ? seo({ ...loaderData.seo, path: '/contact' }) : {}),
  component: ContactPage,
})

function ContactPage() {
  const { hero, form, details, hours, faq } = Route.useLoaderData()
  return (
    <>
      <PageHeading {...hero} />
      <div className="frame split">
        <Enquiry {...form} />
        <Details heading={details} hours={hours} />
      </div>
      <Questions {...faq} />
    </>
  )
}
