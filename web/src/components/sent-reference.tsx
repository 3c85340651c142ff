import { useShell } from '#web/src/lib/shell.ts'

/** The sentence with the reference of an enquiry. Without one, the Worker inserts it. */
export function SentReference({ reference }: { reference?: string }) {
  const [before, after] = useShell().notices.sent.reference.split('{reference}')
  return (
    <>
      {before}
      <strong>{reference}</strong>
      {after}
    </>
  )
}
