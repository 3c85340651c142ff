import { readFileSync } from 'node:fs'

/** A doc comment, if there is one, and the field at the beginning of the next line, with its indentation. */
const FIELD = /(?:\/\*\*((?:(?!\*\/).)*)\*\/\n)?^( +)'?([\w-]+)'?(?=:|,\n)/gms

/**
 * The doc comments of the fields in a file of schemas, by the dotted path of the field in its data:
 * `hero.text`. A list has the path of its entries. The formatter indents each field within its group.
 */
export function hintsOf(file: string): Map<string, string> {
  const hints = new Map<string, string>()
  let groups: { name: string; depth: number }[] = []
  for (const [, doc, { length: depth } = '', name = ''] of readFileSync(file, 'utf8').matchAll(
    FIELD,
  )) {
    groups = [...groups.filter((group) => group.depth < depth), { name, depth }]
    if (doc) hints.set(groups.map((group) => group.name).join('.'), plain(doc))
  }
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
