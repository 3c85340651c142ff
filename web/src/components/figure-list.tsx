interface FigureListProps {
  figures: { value: string; label: string }[]
}

/**
 * Figures between rules. Up to three share a row. Four share a row, or two rows on a phone. Five or
 * more form rows of three.
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
