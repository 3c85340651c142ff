import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type * as z from 'zod'
import { type Content, collections, documents } from './collections.ts'
import { divideFrontMatter } from './front-matter.ts'
import { lineOf } from './line-of.ts'
import { completeLists } from './order.ts'
import { readPictures } from './pictures.ts'
import { type Problem, problemsOf, report } from './problem.ts'
import { findBrokenReferences } from './references.ts'

/** Invalid content. The message lists every problem with its file, its field and the expected value. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * Reads and checks the whole content folder.
 * @param folder the content folder; this folder except in tests
 * @param today an ISO date: decides which articles are published and which jobs are open
 * @throws {ContentError} when any file is unreadable, invalid, or has a broken reference
 */
export function loadContent(
  folder = import.meta.dirname,
  today = new Date().toISOString().slice(0, 10),
): Content {
  const problems: Problem[] = []

  function read(file: string, schema: z.ZodType, extra: object = {}) {
    try {
      const data = parseFile(readFileSync(join(folder, file), 'utf8'), extname(file))
      const input = data && typeof data === 'object' ? { ...data, ...extra } : data
      const result = schema.safeParse(input, { reportInput: true })
      if (result.success) return result.data
      problems.push(...problemsOf(file, result.error, input))
    } catch (error) {
      const found = error instanceof YAMLParseError ? error.message : (error as Error).message
      const format = extname(file) === '.json' ? 'JSON' : 'YAML'
      problems.push({ file, field: '', expected: `a readable ${format} file`, found })
    }
  }

  function fileOf(document: string): string {
    const extension = ['.md', '.json'].find((each) => existsSync(join(folder, document + each)))
    return document + (extension ?? '.yaml')
  }

  /** Texts without a schema, which no page shows. */
  function findStrayPages(): Problem[] {
    return readdirSync(join(folder, 'pages'))
      .map((file) => `pages/${file}`)
      .filter((file) => !Object.hasOwn(documents, file.slice(0, -extname(file).length)))
      .map((file) => ({
        file,
        field: '',
        expected: 'an entry of its name in pageSchemas of content/schema/pages.ts',
        found: 'none',
      }))
  }

  function readCollection(name: string, schema: z.ZodType) {
    const path = join(folder, name)
    // Git keeps no empty folder: a collection without entries has no folder.
    const files = existsSync(path) ? readdirSync(path).sort() : []
    return new Map(
      files.map((file) => {
        const id = basename(file, extname(file))
        return [id, read(`${name}/${file}`, schema, { id })]
      }),
    )
  }

  function locate(problem: Problem): Problem {
    const path = join(folder, problem.file)
    if (!problem.field || !existsSync(path)) return problem
    return { ...problem, line: lineOf(readFileSync(path, 'utf8'), problem.field) }
  }

  const content = Object.fromEntries([
    ...Object.entries(collections).map(([name, schema]) => [name, readCollection(name, schema)]),
    ...Object.entries(documents).map(([name, schema]) => [name, read(fileOf(name), schema)]),
    ['pictures', readPictures(folder, problems)],
  ]) as Content
  problems.push(...findStrayPages())

  // References are checked only when every file is valid, so that one mistake gives one message.
  if (problems.length === 0) problems.push(...findBrokenReferences(content))
  if (problems.length > 0) throw new ContentError(report(problems.map(locate)))
  completeLists(content, today)
  return content
}

/** The data of YAML and JSON; for Markdown, the fields of the front matter and, as `body`, the text. */
function parseFile(text: string, extension: string): unknown {
  if (extension === '.json') return JSON.parse(text)
  if (extension !== '.md') return parse(text)
  const divided = divideFrontMatter(text)
  if (!divided) throw new Error('no front matter between two lines of ---')
  return { ...parse(divided.yaml), body: divided.body }
}
