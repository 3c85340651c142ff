import type { ElementContent, Properties, Root } from 'hast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmTable } from 'micromark-extension-gfm-table'
import * as z from 'zod'
import { translatableTextRegistry } from './field-types.ts'
import { INLINE_ELEMENTS } from './prose-to-text.ts'

/**
 * A node of compiled Markdown: text, or an element with its children and, for a link, its target; for
 * a picture, its alternative text, its address and, once it has been measured, its sizes; for a table
 * cell, its alignment if it has one; for an ordered list, its first number unless it is 1; for a code block, its
 * text unchanged.
 * Plain data, so that pages render it as elements: the security policy of the pages (Trusted
 * Types) forbids HTML strings.
 */
export type ProseNode =
  | string
  | [tag: string, children: ProseNode[], attribute?: string, size?: PictureSizes]
export type Prose = ProseNode[]

/** The size of a picture in pixels, and of a photograph its files for narrower screens, as `srcset` writes them. */
export interface PictureSizes {
  width: number
  height: number
  srcSet?: string
}

const ALLOWED = new Set([
  ...['p', 'em', 'strong', 'a', 'code', 'ul', 'ol', 'li', 'h2', 'h3', 'br', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
])

/** A picture that Markdown takes for text, because of a space in its address. */
const SPACED_PICTURE = /!\[[^\]]*\]\([^)]*(?:\)|$)/

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/|#)/

/** Compiles Markdown to data. Throws on raw HTML, unsafe links, and elements other than the allowed ones. */
export function compileMarkdown(markdown: string, allowed = ALLOWED): Prose {
  const tree = toHast(parseMarkdown(markdown), { allowDangerousHtml: true }) as Root
  return compileChildren(tree.children as ElementContent[], allowed)
}

/** The syntax tree of Markdown with tables, and with emphasis also beside Chinese, Japanese and Korean letters. */
function parseMarkdown(markdown: string) {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), cjkFriendlyExtension()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}

function compileChildren(nodes: ElementContent[], allowed: Set<string>): Prose {
  return nodes.flatMap((node, index): ProseNode[] => {
    if (node.type === 'text') {
      const between = [nodes[index - 1], nodes[index + 1]]
      if (node.value === '\n' && !between.every(isInline)) return []
      const [unread] = SPACED_PICTURE.exec(node.value) ?? []
      if (unread)
        throw new Error(`a space in the address of ${unread}: write ![words](</pictures/a b.jpg>)`)
      const [before = '', after = ''] = between.map(textOf)
      const line = joinLines(before, node.value, after)
      return line ? [line] : []
    }
    if (node.type !== 'element') throw new Error('raw HTML')
    const { tagName, properties, children } = node
    if (!allowed.has(tagName)) throw new Error(`a <${tagName}> element`)
    if (tagName === 'pre') return [['pre', [textOf(node)]]]
    if (tagName === 'img') {
      const { src, title } = properties
      if (title)
        throw new Error(`a caption of ${src} within a line: put the picture on a line of its own`)
      return [picture(properties)]
    }
    const [only, ...others] = children
    const caption = only?.type === 'element' && others.length === 0 && only.properties.title
    if (tagName === 'p' && caption && only.tagName === 'img') {
      return [['figure', [picture(only.properties), ['figcaption', [String(caption)]]]]]
    }
    const compiled = compileChildren(children as ElementContent[], allowed)
    const { href, align, start } = properties
    if (href && !SAFE_LINK.test(String(href))) throw new Error(`a link to ${href}`)
    const attribute = href ?? align ?? start
    return [attribute ? [tagName, compiled, String(attribute)] : [tagName, compiled]]
  })
}

/** A picture by the name of its file, which the compiler has encoded for an address. */
function picture({ src, alt }: Properties): ProseNode {
  if (!String(alt ?? '').trim()) {
    throw new Error(
      `no alternative text of ${src}: write ![words](…), or ![""](…) for a mere decoration`,
    )
  }
  return ['img', [alt === '""' ? '' : String(alt)], decodeURI(String(src))]
}

/** A text in one line, between others of its paragraph. */
function joinLines(before: string, text: string, after: string): string {
  const around = before + text + after
  return text.replaceAll('\n', (_, index: number) => {
    const at = before.length + index
    return spaceBetween(around.slice(0, at), around.slice(at + 1))
  })
}

function textOf(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value
  return node?.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** The compiler puts line breaks between blocks and after a `br`: layout of the source, not text. */
function isInline(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && INLINE_ELEMENTS.has(node.tagName)
}

/** A Markdown field of at least `minParagraphs` paragraphs, compiled while it is checked. */
export function proseField(minParagraphs = 1, allowed = ALLOWED) {
  const field = z.string().transform((text, context): Prose => {
    const addIssue = (message: string, found: string) =>
      context.addIssue({ code: 'custom', message, params: { found } })
    try {
      const compiled = compileMarkdown(text, allowed)
      const count = compiled.filter((node) => node[0] === 'p').length
      if (count >= minParagraphs) return compiled
      addIssue(`at least ${minParagraphs} paragraphs of Markdown`, `${count}`)
    } catch (error) {
      const expected =
        'Markdown paragraphs, lists, tables, links, emphasis, pictures and ## headings, no raw HTML'
      addIssue(expected, (error as Error).message)
    }
    return z.NEVER
  })
  return field.register(translatableTextRegistry, { isOptional: false })
}

/** The text of an article: code and quotations, too. */
export const articleProseField = proseField(3, new Set([...ALLOWED, 'pre', 'blockquote'])).describe(
  'Everything below the front matter; ## headings divide it.',
)

/** Letters and signs of the scripts without spaces, of Chinese and of Japanese. */
const UNSPACED = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\uFF01-\\uFF60]'
const AT_END = new RegExp(`${UNSPACED}$`, 'u')
const AT_START = new RegExp(`^${UNSPACED}`, 'u')

/** The replacement of a line break between two texts: a space, or nothing between two letters of these scripts. */
function spaceBetween(before: string, after: string): ' ' | '' {
  return AT_END.test(before) && AT_START.test(after) ? '' : ' '
}
