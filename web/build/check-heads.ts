/** What a list of search results shows of a page. */
interface Result {
  path: string
  title: string
  description: string
}

/** Throws when two listed pages have one title or one description: nobody could tell them apart. */
export function checkHeads(pages: Result[]) {
  for (const part of ['title', 'description'] as const) {
    const owners = new Map<string, string>()
    for (const { path, [part]: text } of pages) {
      const owner = owners.get(text)
      if (owner !== undefined) throw new Error(`${owner} and ${path} have one ${part}: "${text}".`)
      owners.set(text, path)
    }
  }
}
