import { ContentError, describeProblem, listProblems } from '#content/problem.ts'
import { createSearch } from '#web/search/create-search.ts'
import type { SearchFile } from '#web/search/search-file.ts'

/** Each search takes some milliseconds: of a large site, these stand for the others. */
const ROWS = 100

/**
 * Checks that the search finds entries and pages by their own names.
 * @param locationsOf finds the locations of a text in the content, for its author
 * @throws {ContentError} that names each that it does not find
 */
export function checkSearch(file: SearchFile, locationsOf: (text: string) => string[]) {
  const { find } = createSearch(file)
  const lost = file.rows.slice(0, ROWS).filter((row) => !find(row.title).includes(row))
  if (lost.length === 0) return
  const problems = lost.map(({ url, title }) => {
    const places = locationsOf(title).join(', ') || url
    return describeProblem(places, 'a name with words by which the search finds it', `"${title}"`)
  })
  throw new ContentError(listProblems('The search does not find these by their names.', problems))
}
