import type { LegalData } from '#web/page-data/legal.ts'
import { DividedText } from './divided-text.tsx'
import { PageHeading } from './page-heading.tsx'

/** A legal page: its date and its text. */
export function LegalText({ title, date, introduction, sections }: LegalData) {
  return (
    <>
      <PageHeading heading={title} text={date} />
      <div className="wrapper">
        <DividedText introduction={introduction} sections={sections} />
      </div>
    </>
  )
}
