/** What a list of search results shows of a page. */
interface Result {
  path: string
  title: string
  description: string
}

/**
 * Throws when two listed pages have one title or one description: nobody could tell them apart.
 * @param placesOf where a text was written, for who has to mend it
 */
export function checkHeads(pages: Result[], placesOf: (text: string) => string[]) {
  for (const part of ['title', 'description'] as const) {
    const owners = new Map<string, string>()
    for (const { path, [part]: text } of pages) {
      const owner = owners.get(text)
      if (owner !== undefined) {
        const places = placesOf(text).map((place) => `\n    ${place}`)
        throw new Error(`${owner} and ${path} have one ${part}: "${text}".${places.join('')}`)
      }
      owners.set(text, path)
    }
  }
}
