import { useLayout } from '#web/src/lib/use-layout.ts'

/** The sentence with the reference of an enquiry. Without a reference, the Worker inserts it. */
export function EnquiryReference({ reference }: { reference?: string }) {
  const [before, after] = useLayout().notices.sent.reference.split('{reference}')
  return (
    <>
      {before}
      <strong>{reference}</strong>
      {after}
    </>
  )
}

/** The steps from a message to its answer, in order; renders nothing without any. */
export function NextSteps() {
  const { steps } = useLayout().notices.sent
  if (!steps) return null
  return (
    <section className="pt-8">
      <h2 className="mb-4 text-small text-muted">{steps.heading}</h2>
      <ol className="ruled-list">
        {steps.items.map(({ value, label }) => (
          <li key={value}>
            <p className="text-title">{value}</p>
            <p className="mt-1 text-small text-muted">{label}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
