import type { Prose as ProseData } from '#content/schema/prose.ts'
import { Prose } from '#web/src/components/prose.tsx'

interface FirstDaysProps {
  heading: string | undefined
  text: ProseData | undefined
}

/** The goals of the first 90 days, across the page; renders nothing without them. */
export function FirstDays({ heading, text }: FirstDaysProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <section className="voice first-days">
      <div className="wrapper page-heading">
        <h2 className="mb-8 text-headline">{heading}</h2>
        <Prose text={text} />
      </div>
    </section>
  )
}
