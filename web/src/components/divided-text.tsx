import type { Prose as ProseData } from '#content/schema/prose.ts'
import type { TextSection } from '#web/page-data/sections.ts'
import { useShell } from '#web/src/lib/shell.ts'
import { Prose } from './prose.tsx'

interface DividedTextProps {
  introduction: ProseData
  sections: TextSection[]
}

/** A long text: links to its sections, then the sections with one anchor each. */
export function DividedText({ introduction, sections }: DividedTextProps) {
  const { texts } = useShell()
  return (
    <div className="fact">
      <nav className="group-heading text-small" aria-label={texts.contents}>
        <ol>
          {sections.map(({ slug, heading }) => (
            <li key={slug}>
              <a className="reach" href={`#${slug}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text">
        <Prose text={introduction} />
        {sections.map(({ slug, heading, body }) => (
          <section key={slug} id={slug} className="mt-10">
            <h2 className="mb-4 text-heading">{heading}</h2>
            <Prose text={body} />
          </section>
        ))}
      </div>
    </div>
  )
}
