interface FigureListProps {
  figures: { value: string; label: string }[]
}

/**
 * Figures between rules: up to three in a row; four in a row, or two by two on a phone; five or more
 * in rows of three.
 */
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
