import { gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { ContentError, describeProblem, formatProblems } from '#content/problems.ts'
import { createSearch } from '#web/search/create-search.ts'
import type { SearchIndex } from '#web/search/search-index-format.ts'
import type { ListedPage } from '#web/seo/listed-page.ts'

/** Markup that the policy would block, each with the advice for its author. */
const FORBIDDEN: [pattern: RegExp, advice: string][] = [
  [/<[^>]+\sstyle="[^"]*"/, 'a style attribute: use a class'],
  [/<style\b/, 'a style element: put it in src/styles'],
  [/<script\b/, 'a script: only the boot snippet may be inline'],
  [/<[^>]+\son\w+="/, 'an event handler attribute: use React'],
  [/(?:src|srcset)="(?:https?:)?\/\//i, 'a resource of another site'],
  [/<link[^>]+rel="(?:stylesheet|preload|modulepreload)"/, 'a resource before the first paint'],
]

/**
 * Throws when a rendered page has markup that its own security policy would block, a duplicate id, no
 * title, or not exactly one first-level heading.
 * @param findLocations finds the locations of a heading in the content, for its author
 */
export function checkPage(path: string, html: string, findLocations: (text: string) => string[]) {
  for (const [pattern, advice] of FORBIDDEN) {
    const found = pattern.exec(html)
    if (found) throw new Error(`${path} holds ${advice}. Found: ${found[0].slice(0, 120)}`)
  }
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw duplicateId(path, html, twice, findLocations)
  if (!/<title>[^<]+<\/title>/.test(html))
    throw new Error(`${path} has no title: give its route a head.`)
  const headings = html.match(/<h1\b/g)?.length ?? 0
  if (headings !== 1) throw new Error(`${path} has ${headings} h1 headings, expected one.`)
}

/** Ids are made of headings: equal ones get their author's report, with the locations of both. */
function duplicateId(
  path: string,
  html: string,
  id: string,
  findLocations: (text: string) => string[],
): Error {
  const sentence = `${path} has two elements with the id "${id}".`
  const owners = parse(html)
    .querySelectorAll('[id]')
    .filter((each) => each.id === id)
  const headings = owners.map((owner) => owner.querySelector('h2, h3, h4')?.textContent ?? '')
  const texts = [...new Set(headings.filter(Boolean))]
  if (texts.length === 0) return new Error(sentence)
  const locations = texts.flatMap((text) => findLocations(text)).join(', ')
  const found = texts.map((text) => `"${text}"`).join(', ')
  return new ContentError(
    formatProblems(sentence, [describeProblem(locations, 'headings that differ', found)]),
  )
}

/** The bytes of the first flight of a new connection: what is beyond them comes a round trip later. */
const FLIGHT_BYTES = 14_000

/** A note for the author of a page that does not arrive in one flight, if it does not. */
export function describeOversize(path: string, html: string): string | undefined {
  // Brotli takes 65 ms, gzip 1: of a page, Brotli has made 0.84 to 0.86 of gzip's bytes.
  const size = Math.round(gzipSync(html).length * 0.85)
  if (size <= FLIGHT_BYTES) return undefined
  return `${path} takes some ${size} bytes; ${FLIGHT_BYTES} arrive at once. Shorten it, or make it two pages.`
}

/**
 * Checks that no two listed pages have the same title or description: readers could not distinguish them.
 * @param findLocations finds the locations of a text in the content, for its author
 * @throws {ContentError} that names both pages
 */
export function checkUniqueHeads(
  pages: Pick<ListedPage, 'path' | 'title' | 'description'>[],
  findLocations: (text: string) => string[],
) {
  for (const part of ['title', 'description'] as const) {
    for (const [text, [first, second]] of Map.groupBy(pages, (page) => page[part])) {
      if (!first || !second) continue
      const locations = findLocations(text).join(', ')
      const expected = `a ${part} of its own for ${first.path} and ${second.path}`
      const problem = describeProblem(locations, expected, `"${text}"`)
      throw new ContentError(formatProblems(`Two pages have one ${part}.`, [problem]))
    }
  }
}

/** Each search takes some milliseconds: of a large site, these stand for the others. */
const ROWS_CHECKED = 100

/**
 * Checks that the search finds entries and pages by their own names.
 * @param findLocations finds the locations of a text in the content, for its author
 * @throws {ContentError} that names each that it does not find
 */
export function checkTitlesFound(file: SearchIndex, findLocations: (text: string) => string[]) {
  const { find } = createSearch(file)
  const lost = file.rows.slice(0, ROWS_CHECKED).filter((row) => !find(row.title).includes(row))
  if (lost.length === 0) return
  const problems = lost.map(({ url, title }) => {
    const places = findLocations(title).join(', ') || url
    return describeProblem(places, 'a name with words by which the search finds it', `"${title}"`)
  })
  throw new ContentError(formatProblems('The search does not find these by their names.', problems))
}
