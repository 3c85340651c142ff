import { FigureList } from './figure-list.tsx'

interface AtAGlanceProps {
  heading: string
  items: { value: string; label: string }[]
}

/** The facts of a page in a row of large words, which need no visible heading. */
export function AtAGlance({ heading, items }: AtAGlanceProps) {
  return (
    <section className="wrapper">
      <h2 className="visually-hidden">{heading}</h2>
      <FigureList figures={items} />
    </section>
  )
}
