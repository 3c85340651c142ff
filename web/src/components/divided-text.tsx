import type { Prose as ProseData } from '#content/schema/prose.ts'
import type { TextSection } from '#web/page-data/sections.ts'
import { Contents } from './contents.tsx'
import { Prose } from './prose.tsx'

interface DividedTextProps {
  introduction: ProseData
  sections: TextSection[]
}

/** A long text: links to its sections, then the sections with one anchor each; a text without headings alone. */
export function DividedText({ introduction, sections }: DividedTextProps) {
  if (sections.length === 0) {
    return (
      <div className="strip pt-8">
        <Prose text={introduction} />
      </div>
    )
  }
  return (
    <div className="fact">
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
