import type { Prose, ProseNode } from './prose.ts'

/** The elements that interrupt no line. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(['em', 'strong', 'a', 'code'])

/** The text of compiled Markdown without its markup, with a space between blocks. */
export function proseToText(nodes: Prose): string {
  return nodes.map(textOfNode).join('').trim()
}

function textOfNode(node: ProseNode): string {
  if (typeof node === 'string') return node
  const [tag, children] = node
  const text = children.map(textOfNode).join('')
  return INLINE_ELEMENTS.has(tag) ? text : `${text} `
}
