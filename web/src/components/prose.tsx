import { createElement, type ReactNode } from 'react'
import type { Prose as ProseData, ProseNode } from '#content/schema/prose.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'

/** Compiled Markdown as elements. */
export function Prose({ text }: { text: ProseData }) {
  return <div className="prose">{renderNodes(text)}</div>
}

// The text is fixed: the index of a node is its key.
function renderNodes(nodes: ProseData): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index)))
}

function renderElement([tag, children, attribute, size]: Exclude<ProseNode, string>, key: number) {
  if (tag === 'img') {
    return <img key={key} src={attribute} alt={String(children)} {...size} loading="lazy" />
  }
  const element = createElement(
    tag,
    { key, ...attributesOf(tag, attribute) },
    ...renderNodes(children),
  )
  if (tag !== 'table' && tag !== 'pre') return element
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the target of a link may be a section (base.css).
    <div
      key={key}
      className="wide"
      role="region"
      aria-label={tag === 'pre' ? 'Code' : `Table: ${columns(children)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused element.
      tabIndex={0}
    >
      {element}
    </div>
  )
}

/** Attributes instead of CSS rules, which would be in every page. */
function attributesOf(tag: string, attribute: string | undefined) {
  switch (tag) {
    case 'a':
      return { href: attribute }
    case 'code':
    case 'table':
      return { className: 'text-small' }
    case 'tr':
      return { vAlign: 'top' }
    case 'th':
      // Browsers center it by default.
      return { align: attribute ?? 'left' }
    case 'td':
      // Keeps a figure and its unit on one line.
      return { align: attribute, nowrap: attribute === 'right' ? '' : undefined }
    default:
      return { align: attribute }
  }
}

/** The names of a table's columns, which identify the table on its page. */
function columns([head = '']: ProseData): string {
  const [row = ''] = childrenOf(head)
  return childrenOf(row).map(textOfProse).join(', ')
}

function childrenOf(node: ProseNode): ProseData {
  return typeof node === 'string' ? [] : node[1]
}
