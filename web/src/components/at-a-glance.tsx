import { FigureList } from './figure-list.tsx'

interface AtAGlanceProps {
  heading: string
  items: { value: string; label: string }[]
}

/** The facts of a page in a row of large words, below a small heading. */
export function AtAGlance({ heading, items }: AtAGlanceProps) {
  return (
    <section className="wrapper pt-4">
      <h2 className="mb-4 text-small">{heading}</h2>
      <FigureList figures={items} />
    </section>
  )
}
