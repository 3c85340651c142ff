import { createFileRoute } from '@tanstack/react-router'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { parseContactTopic } from '#web/src/lib/contact-topic.ts'
import { loadData } from '#web/src/lib/load-data.ts'
import { seo } from '#web/src/lib/seo.ts'
import { useReveal } from '#web/src/lib/use-reveal.ts'
import { Details } from './-index/details.tsx'
import { Enquiry } from './-index/enquiry.tsx'
import { Questions } from './-index/questions.tsx'

export const Route = createFileRoute('/contact/')({
  validateSearch: parseContactTopic,
  loader: ({ context }) => loadData(context.shell, '/contact'),
  head: ({ loaderData, match }) => seo(match, loaderData?.seo, '/contact'),
  component: ContactPage,
})

function ContactPage() {
  const { hero, form, openings, details, hours, faq } = Route.useLoaderData()
  const { role, topic } = Route.useSearch()
  const isRevealed = useReveal()
  const applicants = isRevealed && role ? openings.applicants : undefined
  return (
    <>
      <div className="greeting">
        <PageHeading {...hero} {...applicants} />
      </div>
      <div className="wrapper">
        <div className="split strip">
          <Enquiry
            {...form}
            note={applicants?.note ?? form.note}
            firstSentence={role ? openings.role[role] : topic && openings[topic]}
          />
          <Details heading={details} hours={hours} />
        </div>
      </div>
      {faq && faq.questions.length > 0 && <Questions {...faq} />}
    </>
  )
}
