import type { Prose as ProseData } from '#content/schema/prose.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { Prose } from '#web/src/components/prose.tsx'

interface FirstDaysProps {
  heading: string | undefined
  text: ProseData | undefined
}

/** The goals of the first 90 days, across the page; renders nothing without them. */
export function FirstDays({ heading, text }: FirstDaysProps) {
  if (heading === undefined || text === undefined) return null
  return (
    <section className="voice">
      <div className="wrapper page-heading">
        <h2 className="mb-8 text-headline">{heading}</h2>
        <div className="columns">
          {byHeading(text).map((part) => (
            <Prose key={textOfProse(part)} text={part} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Each heading with the text below it; of a text without headings, each paragraph. */
function byHeading(text: ProseData): ProseData[] {
  const isHeading = (node: ProseData[number]) => /^h\d$/.test(String(node[0]))
  if (!text.some(isHeading)) return text.map((node) => [node])
  const parts: ProseData[] = []
  for (const node of text) {
    const last = parts.at(-1)
    if (last && !isHeading(node)) last.push(node)
    else parts.push([node])
  }
  return parts
}
