import shell from 'content:shell'

const [before, after] = shell.notices.sent.reference.split('{reference}')

/** The sentence with the reference of an enquiry. Without one, the Worker inserts it. */
export function SentReference({ reference }: { reference?: string }) {
  return (
    <>
      {before}
      <strong>{reference}</strong>
      {after}
    </>
  )
}
