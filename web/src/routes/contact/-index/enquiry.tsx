import type { ContactData } from '#web/page-data/contact.ts'
import { PageLink } from '#web/src/components/page-link.tsx'
import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { AttributionDetails } from './attribution-details.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

interface EnquiryProps {
  heading: string
  note: string
  /** The hint for visitors without JavaScript, whose message gets no first sentence. */
  withoutScript: string
  /** The retention period of the message, as a sentence. */
  retentionNotice: string
  /** The first sentence of an empty message. */
  firstSentence: string | undefined
  labels: ContactData['form']['labels']
  fields: ContactData['form']['fields']
}

/** The message form under its heading, with the query client and the toasts that only it needs. */
export function Enquiry({ heading, note, withoutScript, retentionNotice, ...form }: EnquiryProps) {
  return (
    <section>
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-small text-muted">{note}</p>
      <noscript>
        <p className="mt-4">{withoutScript}</p>
      </noscript>
      <RequestProvider>
        <EnquiryForm {...form} />
      </RequestProvider>
      <AttributionDetails labels={form.labels.attribution} />
      <p className="measure mt-8 text-small text-muted">
        {retentionNotice} <PageLink to="/privacy-policy">{form.labels.privacyPolicy}</PageLink>
      </p>
    </section>
  )
}
