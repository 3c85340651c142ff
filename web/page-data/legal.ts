import type { Content } from '#content/collections.ts'
import type { Prose, ProseNode } from '#content/schema/prose.ts'

/** What a legal page shows: its text with the company's facts filled in. */
export function legalData({ legal, site }: Content, id: string) {
  const page = legal.get(id)
  if (!page) throw new Error(`There is no legal page "${id}".`)
  const facts = {
    company: site.name,
    email: site.contact.email,
    phone: site.contact.phone,
    address: site.contact.address.join(', '),
  }
  return { ...page, body: fillIn(page.body, facts) }
}

export type LegalData = ReturnType<typeof legalData>

function fillIn(text: Prose, facts: Record<string, string>): Prose {
  return text.map((node): ProseNode => {
    if (typeof node !== 'string') {
      const [tag, children, ...href] = node
      return [tag, fillIn(children, facts), ...href]
    }
    return node.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name]
      if (fact === undefined)
        throw new Error(`A legal page names {${name}}: there is no such fact.`)
      return fact
    })
  })
}
