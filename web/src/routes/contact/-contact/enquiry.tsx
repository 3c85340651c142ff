import { RequestProvider } from '#web/src/components/request-provider.tsx'
import { EnquiryForm } from './enquiry-form.tsx'

/** The message form under its heading, with the request machinery that only it needs. */
export function Enquiry({ heading, note }: { heading: string; note: string }) {
  return (
    <section>
      <h2 className="text-title">{heading}</h2>
      <p className="mt-2 text-small text-muted">{note}</p>
      <RequestProvider>
        <EnquiryForm />
      </RequestProvider>
    </section>
  )
}
