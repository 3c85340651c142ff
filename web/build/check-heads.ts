import { ContentError, describeProblem, listProblems } from '#content/problem.ts'

/** A page in a list of search results. */
interface Result {
  path: string
  title: string
  description: string
}

/**
 * Checks that no two listed pages have the same title or description: readers could not distinguish them.
 * @param locationsOf finds the locations of a text in the content, for its author
 * @throws {ContentError} that names both pages
 */
export function checkHeads(pages: Result[], locationsOf: (text: string) => string[]) {
  for (const part of ['title', 'description'] as const) {
    const owners = new Map<string, string>()
    for (const { path, [part]: text } of pages) {
      const owner = owners.get(text)
      if (owner !== undefined) {
        const locations = locationsOf(text).join(', ')
        const expected = `a ${part} of its own for ${owner} and ${path}`
        const problem = describeProblem(locations, expected, `"${text}"`)
        throw new ContentError(listProblems(`Two pages have one ${part}.`, [problem]))
      }
      owners.set(text, path)
    }
  }
}
