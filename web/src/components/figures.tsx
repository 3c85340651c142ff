import { FigureList } from './figure-list.tsx'
import { Section } from './section.tsx'

interface FiguresProps {
  /** Without one the figures stand close to what they belong to. */
  heading?: string
  /** A basis says what a figure rests on. */
  figures: { value: string; label: string; basis?: string | undefined }[]
}

/** Claims in large numbers, side by side, as a part of a page; below them what they rest on. */
export function Figures({ heading, figures }: FiguresProps) {
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
    <section className="frame" aria-label="In numbers">
      {list}
    </section>
  )
}
