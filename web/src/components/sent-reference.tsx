import frame from 'content:frame'

const [before, after] = frame.notices.sent.reference.split('{reference}')

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
