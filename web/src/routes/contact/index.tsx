import { createFileRoute, useHydrated } from '@tanstack/react-router'
import type { ContactData } from '#web/page-data/contact.ts'
import { useRevealAfterHydration } from '#web/src/components/filter.tsx'
import { QueryAndToastProvider } from '#web/src/components/forms.tsx'
import { ContactLinks, PageLink } from '#web/src/components/links.tsx'
import { PageHeader } from '#web/src/components/page-header.tsx'
import { QuestionCard } from '#web/src/components/question-card.tsx'
import { LabeledRow } from '#web/src/components/rows.tsx'
import { parseContactTopic } from '#web/src/lib/contact-topic.ts'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { EnquiryForm } from './-index/enquiry-form.tsx'
import { getAttribution } from './-index/get-attribution.ts'

export const Route = createFileRoute('/contact/')({
  validateSearch: parseContactTopic,
  loader: ({ context }) => fetchPageData(context.layout, '/contact'),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo, '/contact'),
  component: ContactPage,
})

function ContactPage() {
  const { hero, form, openings, details, hours, faq } = Route.useLoaderData()
  const { role, topic } = Route.useSearch()
  const isRevealed = useRevealAfterHydration()
  const applicants = isRevealed && role ? openings.applicants : undefined
  return (
    <>
      <div className="greeting">
        <PageHeader {...hero} {...applicants} />
      </div>
      <div className="wrapper">
        <div className="split ruled">
          <Enquiry
            {...form}
            note={applicants?.note ?? form.note}
            firstSentence={role ? openings.role[role] : topic && openings[topic]}
          />
          <Details details={details} hours={hours} />
        </div>
      </div>
      {faq && faq.questions.length > 0 && <Questions {...faq} />}
    </>
  )
}

/** Prospects' frequent questions, with their answers. */
function Questions({ heading, questions }: NonNullable<ContactData['faq']>) {
  return (
    <div className="wrapper">
      <LabeledRow heading={heading}>
        <ul>
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionCard {...question} level={3} />
            </li>
          ))}
        </ul>
      </LabeledRow>
    </div>
  )
}

/** The company's other contact details, with its opening hours if it has any. */
function Details({ details, hours }: Pick<ContactData, 'details' | 'hours'>) {
  const { contact } = useLayout()
  return (
    <aside>
      <h2 className="text-heading">{details}</h2>
      <div className="text-heading">
        <ContactLinks />
      </div>
      <address>
        {contact.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {hours && (
        <>
          <h2 className="text-heading mt-8">{hours.heading}</h2>
          {hours.response && <p className="mt-2">{hours.response}</p>}
          <dl className="pairs mt-4">
            {hours.week.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-small text-muted">{hours.zone}</p>
        </>
      )}
    </aside>
  )
}

type EnquiryProps = ContactData['form'] & {
  /** The first sentence of an empty message. */
  firstSentence: string | undefined
}

/** The message form under its heading, with the query client and the toasts that only it needs. */
function Enquiry({ heading, note, withoutScript, retentionNotice, ...form }: EnquiryProps) {
  return (
    <section>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-small text-muted">{note}</p>
      <noscript>
        <p className="mt-4">{withoutScript}</p>
      </noscript>
      <QueryAndToastProvider>
        <EnquiryForm {...form} />
      </QueryAndToastProvider>
      <AttributionDetails {...form.labels} />
      <p className="measure mt-8 text-small text-muted">
        {retentionNotice} <PageLink to="/privacy-policy">{form.labels.privacyPolicy}</PageLink>
      </p>
    </section>
  )
}

/** The attribution that an enquiry is sent with, on request. Without JavaScript it is not known here. */
function AttributionDetails({ attribution }: Pick<ContactData['form']['labels'], 'attribution'>) {
  const { landingPage, referrer, previousPage, ...campaign } = useHydrated() ? getAttribution() : {}
  const values = {
    landingPage,
    referrer,
    previousPage,
    campaign: Object.values(campaign).join(', '),
  }
  return (
    <div className="mt-8">
      <details className="expander text-small text-muted">
        <summary>{attribution.summary}</summary>
        <p className="measure mt-2">{attribution.text}</p>
        <dl className="pairs mt-2">
          {Object.entries(values).map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{attribution[name as keyof typeof values]}</dt>
                  <dd>
                    <bdi dir="ltr">{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </div>
  )
}
