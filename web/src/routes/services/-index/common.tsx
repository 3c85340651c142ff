import type { ServicesData } from '#web/page-data/services.ts'
import { FigureList } from '#web/src/components/figure-list.tsx'

/** The properties of every service, side by side. */
export function Common({ heading, items }: NonNullable<ServicesData['common']>) {
  return (
    <section className="wrapper">
      <h2 className="mb-4 text-small">{heading}</h2>
      <FigureList figures={items} />
    </section>
  )
}
