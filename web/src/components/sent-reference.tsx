import { bookingUrl } from '#web/src/lib/booking-url.ts'
import { useShell } from '#web/src/lib/shell.ts'

/**
 * The sentence with the reference of an enquiry, and the link to the company's booking page, if it has
 * one. Without a reference, the Worker inserts it in both.
 */
export function SentReference({ reference }: { reference?: string }) {
  const { notices, booking } = useShell()
  const [before, after] = notices.sent.reference.split('{reference}')
  return (
    <>
      {before}
      <strong>{reference}</strong>
      {after}
      {booking && (
        <>
          {' '}
          <a href={reference ? bookingUrl(booking, reference) : booking.url}>{booking.label}</a>
        </>
      )}
    </>
  )
}
