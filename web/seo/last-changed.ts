import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import { listedArticles } from '#web/page-data/article-card.ts'

type Day = [path: string, day: string]

/**
 * The day, as an ISO date, on which a page last changed in a way that matters to a reader, by its
 * path: only of pages whose content names one. A guessed day would teach crawlers to trust none.
 */
export function lastChanged(content: Content): Map<string, string> {
  const { catalogue, jobs } = content
  const published = listedArticles(content)
  const open = entriesOf(catalogue.jobs, jobs)
  return new Map([
    ...listed(
      '/blog',
      published.map(({ id, date, updated }) => [id, updated ?? date]),
    ),
    ...listed(
      '/careers',
      open.map(({ id, datePosted }) => [id, datePosted]),
    ),
  ])
}

/** The days of a list's entries, and of the list: that of its newest entry. */
function listed(list: string, entries: Day[]): Day[] {
  const newest = entries
    .map(([, day]) => day)
    .sort()
    .at(-1)
  const days = entries.map(([id, day]): Day => [`${list}/${id}`, day])
  return newest === undefined ? [] : [[list, newest], ...days]
}
