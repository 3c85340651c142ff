import { useShell } from '#web/src/lib/shell.ts'
import { FigureList } from './figure-list.tsx'
import { Section } from './section.tsx'

interface FiguresProps {
  /** Without a heading, the figures follow the preceding element closely. */
  heading?: string | undefined
  figures: { value: string; label: string; basis?: string | undefined }[]
}

/** A section with claims in large numbers, side by side; renders nothing without any. */
export function Figures({ heading, figures }: FiguresProps) {
  const { texts } = useShell()
  if (figures.length === 0) return null
  const list = <FigureList figures={figures} />
  if (heading) return <Section heading={heading}>{list}</Section>
  return (
    <section className="wrapper" aria-label={texts.inNumbers}>
      {list}
    </section>
  )
}
