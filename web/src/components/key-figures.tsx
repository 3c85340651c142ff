import type { ChangeData } from '#web/page-data/cards.ts'
import { cn } from '#web/src/lib/cn.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { FoldDrawing } from './graphics.tsx'

interface KeyFiguresSectionProps extends KeyFigureListProps {
  /** Only for assistive technology: the figures follow the preceding element closely. */
  heading?: string | undefined
}

/** A section with figures, side by side; renders nothing without any. */
export function KeyFiguresSection({ heading, ...list }: KeyFiguresSectionProps) {
  const { texts } = useLayout()
  if (list.figures.length === 0) return null
  return (
    <section className="wrapper" aria-label={heading ? undefined : texts.inNumbers}>
      {heading && <h2 className="visually-hidden">{heading}</h2>}
      <KeyFigureList {...list} />
    </section>
  )
}

interface KeyFigureListProps {
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
export function KeyFigureList({ figures, size = 'title' }: KeyFigureListProps) {
  return (
    <dl className="figures">
      {figures.map(({ value, label, basis, change }) => (
        <div key={label} className="figure">
          <dt className="text-small text-muted">{label}</dt>
          <dd className={`text-${size}`}>{value}</dd>
          {basis && <dd className="mt-2 text-small text-muted">{basis}</dd>}
          {change && (
            <dd className="text-small">
              <BeforeAfterBars {...change} />
              {change.text}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** A change as two strips of paper, each beside its number. Decoration: the change's text says both. */
export function BeforeAfterBars({
  before,
  after,
  bars,
  className,
}: ChangeData & { className?: string }) {
  return (
    <div className={cn('change', className)} data-before={before} data-after={after}>
      <FoldDrawing fold={bars} className="bars" />
    </div>
  )
}
