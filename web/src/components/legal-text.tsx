import type { LegalData } from '#web/page-data/legal.ts'
import { PageHeading } from '#web/src/components/page-heading.tsx'
import { Prose } from '#web/src/components/prose.tsx'

/** A legal page: its date, its contents, and every section under its own anchor. */
export function LegalText({ title, lastUpdated, introduction, sections }: LegalData) {
  return (
    <>
      <PageHeading heading={title} text={`Last updated: ${lastUpdated}`} />
      <div className="frame group">
        <nav className="group-heading text-small" aria-label="Contents">
          <ol>
            {sections.map(({ slug, heading }) => (
              <li key={slug} className="mb-2">
                <a href={`#${slug}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <Prose text={introduction} />
          {sections.map(({ slug, heading, body }) => (
            <section key={slug} id={slug} className="mt-14">
              <h2 className="mb-4 text-title">{heading}</h2>
              <Prose text={body} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
