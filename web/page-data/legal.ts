import type { Content } from '#content/collections.ts'
import type { LegalPage } from '#content/schema/legal.ts'
import type { Prose, ProseNode } from '#content/schema/prose.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'
import { divide } from './sections.ts'
import { telUrl } from './tel-url.ts'

/**
 * The data of a legal page: the introduction before the first heading, then one section per heading.
 * Placeholders are replaced by the company's facts and the given facts. Email address and phone number
 * become links.
 * @throws {Error} when the text names an unknown fact
 */
export function legalData(
  { site, interface: words }: Content,
  page: LegalPage,
  given: Record<string, ProseNode> = {},
) {
  const { email, phone, address } = site.contact
  const facts: Record<string, ProseNode> = {
    ...given,
    company: site.name,
    email: ['a', [email], `mailto:${email}`],
    phone: ['a', [phone], telUrl(phone)],
    address: address.join(', '),
  }
  const { body, lastUpdated, ...rest } = page
  const date = fillPlaceholders(words.legal.lastUpdated, { date: lastUpdated })
  return { ...rest, date, ...divide(withFacts(body, facts)) }
}

export type LegalData = ReturnType<typeof legalData>

function withFacts(text: Prose, facts: Record<string, ProseNode>): Prose {
  const filled = text.flatMap((node): ProseNode[] => {
    if (typeof node !== 'string') {
      const [tag, children, ...href] = node
      const filled = withFacts(children, facts)
      // Omits a paragraph that consists of a placeholder with an empty value.
      return children.length > 0 && filled.length === 0 ? [] : [[tag, filled, ...href]]
    }
    // With a capturing group, `split` keeps the matches: every second piece is the name of a fact.
    return node.split(/\{(\w+)\}/).flatMap((piece, index) => {
      if (index % 2 === 0) return piece ? [piece] : []
      const fact = facts[piece]
      if (fact === undefined) {
        throw new Error(`A legal page names {${piece}}: there is no such fact.`)
      }
      return fact === '' ? [] : [fact]
    })
  })
  return joinTexts(filled)
}

// React would render a comment between two adjacent texts.
function joinTexts(nodes: Prose): Prose {
  const joined: Prose = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof last === 'string' && typeof node === 'string')
      joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
