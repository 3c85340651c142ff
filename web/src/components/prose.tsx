import { createElement, type ReactNode } from 'react'
import type { Prose as ProseData, ProseNode } from '#content/schema/prose.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import { toUrl } from '#web/page-data/url.ts'
import { useLayout } from '#web/src/lib/use-layout.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { Picture } from './graphics.tsx'
import { FallbackLink } from './links.tsx'

interface ProseProps {
  text: ProseData
  /** What follows the paragraph `at`, counted from 1. */
  children?: ReactNode
  at?: number | undefined
}

/** Compiled Markdown as elements. */
export function Prose({ text, children, at = text.length }: ProseProps) {
  return (
    <div className="prose">
      {renderNodes(text.slice(0, at))}
      {children}
      {renderNodes(text.slice(at))}
    </div>
  )
}

// The text is fixed: the index of a node is its key.
function renderNodes(nodes: ProseData): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index)))
}

function renderElement([tag, children, attribute, size]: Exclude<ProseNode, string>, key: number) {
  if (tag === 'img') {
    const picture = { src: attribute ?? '', alt: String(children), width: 0, height: 0, ...size }
    return <Picture key={key} {...picture} sizes="(width<36rem) 100vw,34rem" />
  }
  if (tag === 'a') {
    return (
      <ProseLink key={key} href={attribute ?? ''}>
        {renderNodes(children)}
      </ProseLink>
    )
  }
  if (tag === 'th') {
    return (
      <ColumnHead key={key} align={attribute}>
        {renderNodes(children)}
      </ColumnHead>
    )
  }
  const element = createElement(
    tag,
    { key, ...attributesOf(tag, attribute) },
    ...renderNodes(children),
  )
  if (tag !== 'table') return element
  return (
    <Wide key={key} columns={columnsOf(children)}>
      {element}
    </Wide>
  )
}

/** A link in a text, which the app does not handle: it may lead to any file or place. */
function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  const layout = useLayout()
  const { fallback } = layout
  const [path = ''] = href.split(/[?#]/)
  if (fallback?.lacking.includes(path)) {
    return (
      <FallbackLink to={href} fallback={fallback}>
        {children}
      </FallbackLink>
    )
  }
  const isPage = path.startsWith('/') && !/\.\w+$/.test(path)
  return <a href={isPage ? toUrl(href, layout) : href}>{children}</a>
}

/** A table with these columns: it scrolls sideways where it is too wide. */
function Wide({ columns, children }: { columns: string; children: ReactNode }) {
  const { texts } = useLayout()
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the target of a link may be a section (base.css).
    <div
      className="wide"
      role="region"
      aria-label={fillPlaceholders(texts.table, { columns })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused element.
      tabIndex={0}
    >
      {children}
    </div>
  )
}

/** The head of a column: where its text has no alignment, at the start, because browsers center it. */
function ColumnHead({ align, children }: { align: string | undefined; children: ReactNode }) {
  const start = useLayout().dir ? 'right' : 'left'
  return createElement('th', { align: align ?? start }, children)
}

/** Attributes instead of CSS rules, which would be in every page. */
function attributesOf(tag: string, attribute: string | undefined) {
  switch (tag) {
    case 'blockquote':
      return { className: 'text-title' }
    case 'code':
    case 'table':
      return { className: 'text-small' }
    case 'figcaption':
      return { className: 'text-small text-muted' }
    case 'ol':
      return { start: attribute }
    case 'tr':
      return { valign: 'top' }
    case 'td':
      // Keeps a figure and its unit on one line.
      return { align: attribute, nowrap: attribute === 'right' ? '' : undefined }
    default:
      return { align: attribute }
  }
}

/** The names of a table's columns, which identify the table on its page. */
function columnsOf([head = '']: ProseData): string {
  const [row = ''] = childrenOf(head)
  return childrenOf(row)
    .map((cell) => proseToText([cell]))
    .join(', ')
}

function childrenOf(node: ProseNode): ProseData {
  return typeof node === 'string' ? [] : node[1]
}
