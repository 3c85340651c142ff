import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  key?: { name?: string; value?: string }
  [child: string]: unknown
}

/**
 * The doc comments of the fields in a file of schemas, by the dotted path of the field in its data:
 * `hero.text`. A list has the path of its entries.
 */
export function hintsOf(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(basename(file), text)
  const docs = comments.filter(({ value }) => value.startsWith('*'))
  const hints = new Map<string, string>()

  function visit(node: unknown, path: string[]) {
    if (Array.isArray(node)) for (const each of node) visit(each, path)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const { key, start, ...children } = node as Node
    const name = node.type === 'Property' ? (key?.name ?? key?.value) : undefined
    const inner = name === undefined ? path : [...path, name]
    const doc = docs.find(({ end }) => end <= start && text.slice(end, start).trim() === '')
    if (name !== undefined && doc) hints.set(inner.join('.'), plain(doc.value))
    for (const child of Object.values(children)) visit(child, inner)
  }
  visit(program, [])
  return hints
}

/** The sentences of a comment, without its layout and without marks for code. */
function plain(comment: string): string {
  return comment
    .replace(/^\s*\*/gm, ' ')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()
}
