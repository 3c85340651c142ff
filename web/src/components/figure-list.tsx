interface FigureListProps {
  figures: { value: string; label: string }[]
}

/** Figures between two rules: up to three in a row; four or more are two in a row on a phone. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label} className="figure">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-title">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
