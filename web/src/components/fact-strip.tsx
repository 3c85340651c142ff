interface FactStripProps {
  facts: { label: string; value: string | number }[]
}

/** Short facts at the top of a page, side by side on screens that are wide enough. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <div className="wrapper">
      <dl className="strip columns">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
