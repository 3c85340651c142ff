import { createElement, type ReactNode } from 'react'
import type { Prose as ProseData } from '#content/schema/prose.ts'

/** Compiled Markdown as elements. */
export function Prose({ text }: { text: ProseData }) {
  return <div className="prose">{renderNodes(text)}</div>
}

function renderNodes(nodes: ProseData): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const [tag, children, href] = node
    // The text is fixed: a node's place is its identity.
    return createElement(tag, { key: index, href }, ...renderNodes(children))
  })
}
