import type { ElementContent, Root } from 'hast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import * as z from 'zod'

/**
 * A piece of compiled Markdown: text, or an element with its children and, for a link, its target.
 * Plain data, so that pages render it as elements: the security policy of the pages (Trusted
 * Types) forbids HTML strings.
 */
export type ProseNode = string | [tag: string, children: ProseNode[], href?: string]
export type Prose = ProseNode[]

const ALLOWED = new Set(['p', 'em', 'strong', 'a', 'code', 'ul', 'ol', 'li', 'h2', 'h3', 'br'])

const INLINE = new Set(['em', 'strong', 'a', 'code'])
const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/|#)/

/** Compiles Markdown to data. Throws on raw HTML, unsafe links, and what has no style. */
export function compileMarkdown(markdown: string): Prose {
  const tree = toHast(fromMarkdown(markdown), { allowDangerousHtml: true }) as Root
  return compileChildren(tree.children as ElementContent[])
}

function compileChildren(nodes: ElementContent[]): Prose {
  return nodes.flatMap((node, index): ProseNode[] => {
    if (node.type === 'text') {
      const between = [nodes[index - 1], nodes[index + 1]]
      const isLayout = node.value === '\n' && !between.every(isInline)
      return isLayout ? [] : [node.value.replaceAll('\n', ' ')]
    }
    if (node.type !== 'element') throw new Error('raw HTML')
    if (!ALLOWED.has(node.tagName)) throw new Error(`a <${node.tagName}> element`)
    const children = compileChildren(node.children)
    const { href } = node.properties
    if (href && !SAFE_LINK.test(String(href))) throw new Error(`a link to ${href}`)
    return [href ? [node.tagName, children, String(href)] : [node.tagName, children]]
  })
}

/** The compiler puts line breaks between blocks and after a `br`: layout of the source, not text. */
function isInline(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && INLINE.has(node.tagName)
}

/** A Markdown field of at least `paragraphs` paragraphs, compiled while it is checked. */
export function prose(paragraphs = 1) {
  return z.string().transform((markdown, context): Prose => {
    try {
      const compiled = compileMarkdown(markdown)
      const count = compiled.filter((node) => node[0] === 'p').length
      if (count >= paragraphs) return compiled
      context.addIssue({
        code: 'custom',
        message: `at least ${paragraphs} paragraphs of Markdown`,
        params: { found: `${count}` },
      })
    } catch (error) {
      context.addIssue({
        code: 'custom',
        message: 'Markdown paragraphs, lists, links and emphasis',
        params: { found: (error as Error).message },
      })
    }
    return z.NEVER
  })
}
