// npm run fix: writes the files of the content as the editor at /admin does, so that a change there
// shows in git with its own lines only. The editor itself drops comments; this keeps them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { ZodObject } from 'zod'
import { schemaOf } from './collections.ts'
import { listFiles } from './content-files.ts'
import { splitFrontMatter } from './front-matter.ts'
import { ContentError } from './problem.ts'
import { fieldOf, unwrapSchema } from './texts-of.ts'

/**
 * The text of a file in the form of the editor: fields in the order of the schema, lists by lines,
 * quotes only where YAML needs them. Markdown stays as it is.
 * @param path of the file, which ends in `.yaml` or `.md`
 * @throws {ContentError} for broken YAML; the message names the file
 */
export function formatSource(text: string, path: string, schema: z.core.$ZodType): string {
  const isMarkdown = path.endsWith('.md')
  const divided = isMarkdown ? splitFrontMatter(text) : undefined
  if (isMarkdown && !divided) return text
  const document = parseDocument(divided?.yaml ?? text)
  for (const { message } of document.errors) throw new ContentError(`content/${path}: ${message}`)
  visit(document, {
    Node(_key, node) {
      node.spaceBefore = false
      if (isMap(node) || isSeq(node)) node.flow = false
      if (!isScalar(node)) return
      delete node.type
      if (typeof node.value === 'string') node.value = node.value.trimEnd()
    },
  })
  arrange(document.contents, schema)
  const yaml = document.toString({ lineWidth: 0, singleQuote: true }).trim()
  return divided ? `---\n${yaml}\n---\n\n${divided.body.trim()}\n` : `${yaml}\n`
}

function arrange(node: unknown, schema: z.core.$ZodType | undefined) {
  if (!schema) return
  const inner = unwrapSchema(schema)
  if (isSeq(node)) for (const item of node.items) arrange(item, fieldOf(inner, ''))
  if (!isMap(node)) return
  if (inner instanceof ZodObject) {
    const names = Object.keys(inner.shape)
    node.items.sort((a, b) => names.indexOf(String(a.key)) - names.indexOf(String(b.key)))
  }
  for (const { key, value } of node.items) arrange(value, fieldOf(inner, String(key)))
}

/** Writes all YAML and Markdown files of a content folder in that form. */
export function formatFolder(folder: string) {
  for (const { path, name } of listFiles(folder)) {
    if (!['.yaml', '.md'].includes(extname(path))) continue
    const text = readFileSync(join(folder, path), 'utf8')
    writeFileSync(join(folder, path), formatSource(text, path, schemaOf(name)))
  }
}

if (import.meta.main) {
  const starter = join(import.meta.dirname, '../web/starter/content')
  for (const folder of [import.meta.dirname, starter].filter(existsSync)) formatFolder(folder)
}
