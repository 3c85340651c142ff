import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser'
import { DIST } from '#web/output-folders.ts'

/** The addresses of all built pages: /services/rug-repair, /ar. */
export const pagePaths = globSync('**/*.html', { cwd: DIST })
  .filter((file) => file !== 'admin.html')
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .sort()
if (pagePaths.length === 0)
  throw new Error(`There are no pages in ${DIST}: run npm run build:test-company.`)

/** A built file, by its path in the folder of the site. */
export function readBuilt(file: string): string {
  return readFileSync(join(DIST, file), 'utf8')
}

/** The built page at an address, as every visitor receives it. */
export function readPage(address: string): HTMLElement {
  return parse(readBuilt(address === '/' ? 'index.html' : `${address}.html`))
}

/** The text of an element with collapsed white space, without word joiners; '' without an element. */
export function textOf(element: Node | null | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
}

/** Each has one line, with everything in it. */
const WHOLE =
  'h1, h2, h3, article, li, dl > div, summary, figure, label, legend, a, p, tr, pre, blockquote, img'

/** The transcript of what is on a page between header and footer. */
export function mainTranscript(address: string): string {
  return transcript(readPage(address).querySelector('main'))
}

/**
 * A line for each heading, card, row, link and short text of a part of a page, paragraphs of prose left out: its
 * texts, then the targets of its links. A line break is before the first line and after the last.
 */
export function transcript(part: HTMLElement | null): string {
  const wholes = new Set(part?.querySelectorAll(WHOLE).filter((each) => !isProse(each)))
  const lines = [...wholes]
    .filter((each) => !ancestorsOf(each).some((ancestor) => wholes.has(ancestor)))
    .map(lineOf)
  return ['', ...lines.filter(Boolean), ''].join('\n')
}

/** Whether an element is a paragraph of prose, or the article of a page, whose parts have lines. */
function isProse(element: HTMLElement): boolean {
  if (element.tagName === 'P') return Boolean(element.closest('.prose'))
  return element.tagName === 'ARTICLE' && element.querySelector('h1') !== null
}

function ancestorsOf({ parentNode }: HTMLElement): HTMLElement[] {
  return parentNode ? [parentNode, ...ancestorsOf(parentNode)] : []
}

function lineOf(element: HTMLElement): string {
  const level = Number(/^H(\d)$/.exec(element.tagName)?.[1] ?? 0)
  const links = element.tagName === 'A' ? [element] : element.querySelectorAll('a')
  const targets = links.map((link) => `→ ${link.getAttribute('href')}`)
  return ['#'.repeat(level), pieces(element).join(' | '), ...targets].filter(Boolean).join(' ')
}

/** The texts in an element, divided where elements are; the name of a link or a picture in place of its texts. */
function pieces(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [textOf(node)].filter(Boolean)
  const { tagName, attributes } = node as HTMLElement
  const name = attributes?.['aria-label'] ?? attributes?.alt
  if (name && /^(?:A|svg|IMG)$/i.test(tagName)) return [name]
  return node.childNodes.flatMap(pieces)
}
