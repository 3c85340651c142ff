import type { ContactData } from '#web/page-data/contact.ts'
import { ReachUs } from '#web/src/components/reach-us.tsx'
import { useShell } from '#web/src/lib/shell.ts'

interface DetailsProps {
  heading: string
  hours: ContactData['hours']
}

/** The company's other contact details, with its opening hours if it has any. */
export function Details({ heading, hours }: DetailsProps) {
  const { contact } = useShell()
  return (
    <aside>
      <h2 className="text-heading">{heading}</h2>
      <div className="text-heading">
        <ReachUs />
      </div>
      <address>
        {contact.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {hours && (
        <>
          <h2 className="text-heading mt-8">{hours.heading}</h2>
          {hours.response && <p className="mt-2">{hours.response}</p>}
          <dl className="rows mt-4">
            {hours.week.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-small text-muted">{hours.zone}</p>
        </>
      )}
    </aside>
  )
}
