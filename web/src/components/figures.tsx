interface Figure {
  value: string
  label: string
}

/** Claims in large numbers, side by side. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <section className="frame" aria-label="In numbers">
      <dl className="figures">
        {figures.map(({ value, label }) => (
          <div key={label} className="figure">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-title">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
