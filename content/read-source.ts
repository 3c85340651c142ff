import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { divideFrontMatter } from './front-matter.ts'
import { parseSvg } from './parse-svg.ts'
import type { Problem } from './problem.ts'

/** A file of the content and its data, which no schema has checked. */
export interface Source {
  /** Below the content folder: services/gen-ai.yaml. */
  file: string
  /** For Markdown, the fields of the front matter and, as `body`, the text. */
  data: unknown
}

const FORMATS: Record<string, string> = {
  '.md': 'a readable Markdown file',
  '.svg': 'an SVG of paths: convert shapes, strokes and texts to paths, and ungroup them',
}

/** The parser's codes for a second colon in a line. */
const SECOND_COLON = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW']

/**
 * Reads a YAML, Markdown or SVG file.
 * @param problems receives the problem of a missing or broken file, for which the result is undefined
 */
export function readSource(folder: string, file: string, problems: Problem[]): Source | undefined {
  try {
    return { file, data: parseText(readFileSync(join(folder, file), 'utf8'), extname(file)) }
  } catch (error) {
    const { message: found } = error as Error
    const yaml = error instanceof YAMLParseError ? error : undefined
    const isColon = yaml && SECOND_COLON.includes(yaml.code)
    const format = FORMATS[extname(file)] ?? 'a readable YAML file'
    const advice = isColon ? ', with quotes around a text that has a colon' : ''
    const line = yaml?.linePos?.[0].line
    problems.push({ file, field: '', line, expected: format + advice, found })
  }
}

/**
 * The data in the text of a file.
 * @param extension `.md`, `.svg`, or anything else for YAML
 * @throws {Error} when the text is broken
 */
export function parseText(text: string, extension: string): unknown {
  if (extension === '.svg') return parseSvg(text)
  // An empty file lacks its fields, which the schema then names.
  if (extension !== '.md') return parse(text) ?? {}
  const divided = divideFrontMatter(text)
  if (!divided) throw new Error('no front matter between two lines of ---')
  return { ...parse(divided.yaml), body: divided.body }
}
