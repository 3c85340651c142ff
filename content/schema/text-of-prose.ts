import type { ProseNode } from './prose.ts'

/** What a piece of compiled Markdown says, without its markup. */
export function textOfProse(node: ProseNode): string {
  return typeof node === 'string' ? node : node[1].map(textOfProse).join('')
}
