import shell from 'content:shell'

const [before, after] = shell.notices.sent.reference.split('{reference}')

/** The sentence that tells the reference of an enquiry; the Worker fills in what is left out here. */
export function SentReference({ reference }: { reference?: string }) {
  return (
    <>
      {before}
      <strong>{reference}</strong>
      {after}
    </>
  )
}
