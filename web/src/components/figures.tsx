import { useShell } from '#web/src/lib/shell.ts'
import { FigureList, type FigureListProps } from './figure-list.tsx'
import { Section } from './section.tsx'

interface FiguresProps {
  /** Without a heading, the figures follow the preceding element closely. */
  heading?: string | undefined
  figures: FigureListProps['figures']
  size?: FigureListProps['size']
}

/** A section with claims in large numbers, side by side; renders nothing without any. */
export function Figures({ heading, ...list }: FiguresProps) {
  const { texts } = useShell()
  if (list.figures.length === 0) return null
  if (heading) {
    return (
      <Section heading={heading}>
        <FigureList {...list} />
      </Section>
    )
  }
  return (
    <section className="wrapper" aria-label={texts.inNumbers}>
      <FigureList {...list} />
    </section>
  )
}
