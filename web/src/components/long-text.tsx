import type { Prose as ProseData } from '#content/schema/prose.ts'
import type { LegalData } from '#web/page-data/legal.ts'
import type { TextSection } from '#web/page-data/page-texts.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { KeyFiguresSection } from './key-figures.tsx'
import { PageHeader } from './page-header.tsx'
import { Prose } from './prose.tsx'

/** A legal page: its date, its summary if it has one, and its numbered sections beside their contents. */
export function LegalPageContent({ title, date, summary, introduction, sections }: LegalData) {
  return (
    <>
      <PageHeader heading={title} text={date} />
      {summary && <KeyFiguresSection heading={summary.heading} figures={summary.items} />}
      <div className="wrapper">
        <TextWithToc introduction={introduction} sections={sections} />
      </div>
    </>
  )
}

interface TextWithTocProps {
  introduction: ProseData
  sections: TextSection[]
}

/** A long text: links to its sections, then the sections with one anchor each; a text without headings alone. */
export function TextWithToc({ introduction, sections }: TextWithTocProps) {
  if (sections.length === 0) {
    return (
      <div className="ruled pt-8">
        <Prose text={introduction} />
      </div>
    )
  }
  return (
    <div className="row">
      <Contents sections={sections} />
      <div className="text">
        <Prose text={introduction} />
        {sections.map(({ slug, heading, body }) => (
          <section key={slug} id={slug} className="mt-8">
            <h2 className="mb-4 text-heading">{heading}</h2>
            <Prose text={body} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: TextSection[] }) {
  const { texts } = useLayout()
  return (
    <nav className="sticky-aside text-small" aria-label={texts.contents}>
      <p className="text-muted">{texts.contents}</p>
      <ol>
        {sections.map(({ slug, heading }) => (
          <li key={slug}>
            <a className="tap-link" href={`#${slug}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
