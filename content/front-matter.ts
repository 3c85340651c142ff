/**
 * Divides a Markdown file.
 * @returns the YAML between the first two lines of `---`, with the line breaks around it, and the rest
 * of the file; undefined without front matter
 */
export function divideFrontMatter(text: string): { yaml: string; body: string } | undefined {
  const [, yaml, body] = /^---(\n.*?\n)---\n(.*)$/s.exec(text) ?? []
  return yaml === undefined || body === undefined ? undefined : { yaml, body }
}
