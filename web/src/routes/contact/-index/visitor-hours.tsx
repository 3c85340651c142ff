import { useEffect, useState } from 'react'
import type { HoursData } from '#web/page-data/contact.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { hoursElsewhere } from './hours-elsewhere.ts'

type VisitorHoursProps = Pick<HoursData, 'week' | 'timeZone' | 'labels'>

/** The hours in the visitor's time zone, if it differs. Its space is reserved, so nothing moves. */
export function VisitorHours({ week, timeZone, labels }: VisitorHoursProps) {
  const { language } = useShell()
  const [rows, setRows] = useState<{ label: string; text: string }[]>([])
  useEffect(() => {
    const show = () => {
      const zones = {
        company: timeZone,
        visitor: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
      const words = { ...labels, language }
      const now = new Date()
      const shown = week.flatMap(({ label, days, open, close }) => {
        const text = open && close && hoursElsewhere({ days, open, close }, zones, now, words)
        return text ? [{ label, text }] : []
      })
      setRows(shown)
    }
    // After the page is painted: the first use of Intl takes longer than the whole page.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [week, timeZone, labels, language])

  return (
    <div className="mt-2 min-h-24 text-small">
      {rows.length > 0 && <p>{labels.elsewhere}</p>}
      {rows.map(({ label, text }) => (
        <p key={label}>
          {label}, {text}
        </p>
      ))}
    </div>
  )
}
