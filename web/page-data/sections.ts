import type { Prose } from '#content/schema/prose.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'

/** One heading of a text and the text under it. */
export interface TextSection {
  /** Its anchor: /privacy-policy#data-security. */
  slug: string
  heading: string
  body: Prose
}

/** Divides a text at its second-level headings: the text before the first, then a section for each. */
export function divide(text: Prose): { introduction: Prose; sections: TextSection[] } {
  const introduction: Prose = []
  const sections: TextSection[] = []
  for (const node of text) {
    if (node[0] === 'h2') {
      const heading = textOfProse([node])
      sections.push({ slug: slugOf(heading), heading, body: [] })
    } else (sections.at(-1)?.body ?? introduction).push(node)
  }
  return { introduction, sections }
}

function slugOf(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}
