import type { Element, ElementContent, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root as Markdown } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { ListedPage } from './listed-page.ts'

/** Controls and navigation, which have no meaning in a text. */
const DROPPED = new Set(['button', 'form', 'nav', 'search'])

const SPACE: Text = { type: 'text', value: ' ' }

/** The address of a page's Markdown alternate: `/services/gen-ai.md`, of the home page `/index.md`. */
export function alternatePath(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}

/**
 * A page as Markdown: its first heading, then the rest of its `<main>` in order, with absolute addresses.
 * Collapsed text is included, hidden text is not.
 */
export function markdownAlternate({ main, url }: ListedPage): string {
  const tree = fromHtml(main, { fragment: true })
  prune(tree, url)
  const { children } = toMdast(tree) as Markdown
  const start = children.findIndex((node) => node.type === 'heading' && node.depth === 1)
  return toMarkdown(
    { type: 'root', children: children.slice(Math.max(start, 0)) },
    { bullet: '-', extensions: [gfmTableToMarkdown()] },
  )
}

/** Removes, in place, the elements without meaning in a text, and makes addresses absolute. */
function prune(parent: Root | Element, base: string) {
  const kept = (parent.children as ElementContent[]).filter((node) => !isDropped(node))
  // Only the layout separates two adjacent links.
  parent.children = kept.flatMap((node, index) =>
    [node, kept[index + 1]].every((each) => each?.type === 'element') ? [node, SPACE] : [node],
  )
  for (const node of kept) {
    if (node.type !== 'element') continue
    // It may hold a heading, which is a block.
    if (node.tagName === 'summary') node.tagName = 'div'
    for (const name of ['href', 'src']) {
      const address = node.properties[name]
      if (address) node.properties[name] = new URL(String(address), base).href
    }
    prune(node, base)
  }
}

function isDropped(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'comment'
  if (node.tagName === 'summary') return !node.children.some(isHeading)
  const { hidden, ariaHidden } = node.properties
  const isDecoration = ariaHidden === 'true' || (node.tagName === 'img' && !node.properties.alt)
  return DROPPED.has(node.tagName) || hidden === true || isDecoration
}

function isHeading(node: ElementContent): boolean {
  return node.type === 'element' && /^h\d$/.test(node.tagName)
}
