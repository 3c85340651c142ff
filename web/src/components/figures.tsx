import { Section } from './section.tsx'

interface Figure {
  value: string
  label: string
}

interface FiguresProps {
  /** Without one the figures stand close to what they belong to. */
  heading?: string
  figures: Figure[]
}

/**
 * Claims in large numbers: three in a row, six in two rows of three; four in a row, or two by two
 * where the window is narrow.
 */
export function Figures({ heading, figures }: FiguresProps) {
  const list = (
    <dl className={figures.length === 4 ? 'figures figures-four' : 'figures'}>
      {figures.map(({ value, label }) => (
        <div key={label} className="figure">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-title">{value}</dd>
        </div>
      ))}
    </dl>
  )
  if (heading) return <Section heading={heading}>{list}</Section>
  return (
    <section className="frame" aria-label="In numbers">
      {list}
    </section>
  )
}
