/** A page in a list of search results. */
interface Result {
  path: string
  title: string
  description: string
}

/**
 * Throws when two listed pages have the same title or description: readers could not distinguish them.
 * @param locationsOf finds the locations of a text in the content, for its author
 */
export function checkHeads(pages: Result[], locationsOf: (text: string) => string[]) {
  for (const part of ['title', 'description'] as const) {
    const owners = new Map<string, string>()
    for (const { path, [part]: text } of pages) {
      const owner = owners.get(text)
      if (owner !== undefined) {
        const locations = locationsOf(text).map((location) => `\n    ${location}`)
        throw new Error(`${owner} and ${path} have one ${part}: "${text}".${locations.join('')}`)
      }
      owners.set(text, path)
    }
  }
}
