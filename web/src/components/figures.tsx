import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { Section } from './section.tsx'

interface FiguresProps {
  /** Without a heading, the figures follow the preceding element closely. */
  heading?: string | undefined
  /** The basis is the source of a figure. */
  figures: { value: string; label: string; basis?: string | undefined }[]
}

/**
 * A section with claims in large numbers, side by side, and the basis of each below them; renders nothing
 * without any.
 */
export function Figures({ heading, figures }: FiguresProps) {
  const { texts } = useShell()
  if (figures.length === 0) return null
  const list = (
    <>
      <FigureList figures={figures} />
      {figures.map(
        ({ value, label, basis }) =>
          basis && (
            <p key={label} className="measure mt-5 mb-4 text-small text-muted">
              {`${value} ${label}: ${basis}`}
            </p>
          ),
      )}
    </>
  )
  if (heading) return <Section heading={heading}>{list}</Section>
  return (
    <section className="wrapper" aria-label={texts.inNumbers}>
      {list}
    </section>
  )
}
