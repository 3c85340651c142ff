import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { describeValue, type Problem } from './problems.ts'
import { parseSvg } from './svg.ts'

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

const COLON_ADVICE = 'quotes around a text that has a colon'
const QUOTES_ADVICE =
  'quotes of the other kind around a text with straight ones, or curly ones in it'

/** The expectation behind some of the parser's codes; for the others, the parser's own sentence has it. */
const EXPECTED: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: COLON_ADVICE,
  BLOCK_IN_FLOW: COLON_ADVICE,
  MISSING_CHAR: QUOTES_ADVICE,
  TAB_AS_INDENT: 'spaces at the beginning of the line, no tab',
  UNEXPECTED_TOKEN: QUOTES_ADVICE,
}

/** A value that begins with a quote, and does not end with the same one. */
const OPEN_QUOTE = /^\s*(?:- )*(?:[\w-]+: +)?(["'])(?!.*\1\s*$)/

/** The last source of each file: in development, a change is of one of them. */
const known = new Map<string, { text: string; source: Source }>()

/**
 * Reads a YAML, Markdown or SVG file. While its text is the same, so is the source.
 * @param problems receives the problem of a missing or broken file, for which the result is undefined
 */
export function readSource(folder: string, file: string, problems: Problem[]): Source | undefined {
  let text = ''
  try {
    const path = join(folder, file)
    text = readFileSync(path, 'utf8')
    const last = known.get(path)
    if (last?.text === text) return last.source
    const source = { file, data: parseText(text, extname(file)) }
    known.set(path, { text, source })
    return source
  } catch (error) {
    const { message: found } = error as Error
    const expected = FORMATS[extname(file)] ?? 'a readable YAML file'
    const explained = error instanceof YAMLParseError ? explain(error, text) : { expected, found }
    problems.push({ file, field: '', ...explained })
  }
}

/** The line of a mistake: the parser has that of its consequence, such as the end of the file. */
function explain({ code, message, linePos }: YAMLParseError, text: string) {
  const lines = text.split('\n').slice(0, linePos?.[0].line)
  const quoted = EXPECTED[code] === QUOTES_ADVICE
  const line = (quoted && lines.findIndex((each) => OPEN_QUOTE.test(each)) + 1) || lines.length
  const found = lines[line - 1]?.trim() ?? ''
  const [sentence = ''] = message.split(/ at line \d/)
  const expected = quoted && !/["']/.test(found) ? undefined : EXPECTED[code]
  return { line, expected: expected ?? `readable YAML: ${sentence}`, found: describeValue(found) }
}

/**
 * The data in the text of a file, in composed letters (NFC): others look the same, and no name would match.
 * @param extension `.md`, `.svg`, or anything else for YAML
 * @throws {Error} when the text is broken
 */
function parseText(given: string, extension: string): unknown {
  const text = given.normalize('NFC')
  if (extension === '.svg') return parseSvg(text)
  // An empty file lacks its fields, which the schema then names.
  if (extension !== '.md') return parse(text) ?? {}
  const divided = splitFrontMatter(text)
  if (!divided) throw new Error('no front matter between two lines of ---')
  return { ...parse(divided.yaml), body: divided.body }
}

/**
 * Divides a Markdown file, also with the mark at its beginning and the line breaks that programs on Windows write.
 * @returns the YAML between the first two lines of `---`, with the line breaks around it, and the rest
 * of the file; undefined without front matter
 */
export function splitFrontMatter(text: string): { yaml: string; body: string } | undefined {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [, yaml, body] = /^---(\n.*?\n)---\n(.*)$/s.exec(lines) ?? []
  return yaml === undefined || body === undefined ? undefined : { yaml, body }
}
