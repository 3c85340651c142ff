import type { ChangeData } from '#web/page-data/metric.ts'
import { Change } from './change.tsx'

export interface FigureListProps {
  /** The basis is the source of a figure; its change is drawn below it. */
  figures: {
    value: string
    label: string
    basis?: string | undefined
    change?: ChangeData | undefined
  }[]
  size?: 'title' | 'heading' | undefined
}

/**
 * Figures between rules. Up to three share a row. Four share a row, or two rows on a phone. Five or
 * more form rows of three.
 */
export function FigureList({ figures, size = 'title' }: FigureListProps) {
  return (
    <dl className="figures">
      {figures.map(({ value, label, basis, change }) => (
        <div key={label} className="figure">
          <dt className="text-small text-muted">{label}</dt>
          <dd className={`text-${size}`}>{value}</dd>
          {basis && <dd className="mt-2 text-small text-muted">{basis}</dd>}
          {change && (
            <dd className="text-small">
              <Change {...change} />
              {change.text}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
