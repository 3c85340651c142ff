import { useEffect, useState } from 'react'
import type { ContactData } from '#web/page-data/contact.ts'
import { hoursElsewhere } from './hours-elsewhere.ts'

/** The hours in the visitor's time zone, if it differs. Its space is reserved, so nothing moves. */
export function VisitorHours({ week, timeZone }: Pick<ContactData['hours'], 'week' | 'timeZone'>) {
  const [rows, setRows] = useState<ReturnType<typeof rowsFor>>([])
  useEffect(() => {
    const show = () => setRows(rowsFor(week, timeZone))
    // After the page is painted: the first use of Intl takes longer than the whole page.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [week, timeZone])

  return (
    <div className="mt-3 min-h-24 text-small">
      {rows.length > 0 && <p>In your time zone:</p>}
      {rows.map(({ label, text }) => (
        <p key={label}>
          {label}, {text}
        </p>
      ))}
    </div>
  )
}

function rowsFor(week: ContactData['hours']['week'], company: string) {
  const zones = { company, visitor: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const now = new Date()
  return week.flatMap(({ label, days, open, close }) => {
    const text = open && close && hoursElsewhere({ days, open, close }, zones, now)
    return text ? [{ label, text }] : []
  })
}
