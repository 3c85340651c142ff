import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import { listedArticles } from '#web/page-data/article-card.ts'

type Day = [path: string, day: string]

/**
 * The ISO date of the last substantial change of each page, by its path. Only pages with a date in
 * their content have one: after guessed dates, crawlers would trust none.
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

/** The days of a list's entries, and of the list: the day of its newest entry. */
function listed(list: string, entries: Day[]): Day[] {
  const newest = entries
    .map(([, day]) => day)
    .sort()
    .at(-1)
  const days = entries.map(([id, day]): Day => [`${list}/${id}`, day])
  return newest === undefined ? [] : [[list, newest], ...days]
}
