import type { LegalData } from '#web/page-data/legal.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { Contents } from './contents.tsx'
import { PageHeading } from './page-heading.tsx'
import { Prose } from './prose.tsx'

/** A legal page: its date, its summary if it has one, its contents, and a row for each section. */
export function LegalText({ title, date, summary, introduction, sections }: LegalData) {
  return (
    <>
      <PageHeading heading={title} text={date} />
      {summary && <AtAGlance {...summary} />}
      <div className="wrapper group">
        <div className="group-heading text-lead">
          <Prose text={introduction} />
        </div>
        <div className="text">
          <Contents sections={sections} />
        </div>
      </div>
      {sections.map(({ slug, heading, body }) => (
        <section key={slug} id={slug} className="wrapper group mt-10">
          <h2 className="group-heading text-title">
            <a href={`#${slug}`}>{heading}</a>
          </h2>
          <div className="text">
            <Prose text={body} />
          </div>
        </section>
      ))}
    </>
  )
}
