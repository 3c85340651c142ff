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
