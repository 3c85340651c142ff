/**
 * Divides a Markdown file.
 * @returns the YAML between its first two lines of `---`, with the line breaks around it, and all that
 * follows; undefined where there is none
 */
export function divideFrontMatter(text: string): { yaml: string; body: string } | undefined {
  const [, yaml, body] = /^---(\n.*?\n)---\n(.*)$/s.exec(text) ?? []
  return yaml === undefined || body === undefined ? undefined : { yaml, body }
}
