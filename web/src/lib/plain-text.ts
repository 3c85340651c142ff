import type { ProseNode } from '#content/schema/prose.ts'

const INLINE = new Set(['em', 'strong', 'a', 'code'])

/** The text of compiled Markdown without its markup, with a space between blocks. */
export function plainText(nodes: ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const [tag, children] = node
      return INLINE.has(tag) ? plainText(children) : `${plainText(children)} `
    })
    .join('')
}
