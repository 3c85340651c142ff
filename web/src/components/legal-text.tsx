import type { LegalData } from '#web/page-data/legal.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { DividedText } from './divided-text.tsx'
import { PageHeading } from './page-heading.tsx'

/** A legal page: its date, its summary if it has one, and its numbered sections beside their contents. */
export function LegalText({ title, date, summary, introduction, sections }: LegalData) {
  return (
    <>
      <PageHeading heading={title} text={date} />
      {summary && <AtAGlance {...summary} />}
      <div className="wrapper">
        <DividedText introduction={introduction} sections={sections} />
      </div>
    </>
  )
}
