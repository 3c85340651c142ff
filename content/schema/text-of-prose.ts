import type { ProseNode } from './prose.ts'

/** The text of a node of compiled Markdown, without its markup. */
export function textOfProse(node: ProseNode): string {
  return typeof node === 'string' ? node : node[1].map(textOfProse).join('')
}
