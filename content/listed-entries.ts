import type { Content } from './collections.ts'

/**
 * Completes the catalogue's lists: the listed entries first, then all others (articles newest first,
 * the rest by id). A new file therefore needs no change of the lists. Articles with a future date and
 * jobs past their closing date are in no list, but remain entries.
 * @param today in the site's time zone: "2026-11-22"
 * @param early lists articles before their day, too
 */
export function fillEntryLists(content: Content, today: string, early = false) {
  const { catalogue, articles, jobs } = content
  const newestFirst = [...articles.values()].sort((a, b) => b.date.localeCompare(a.date))
  const shown = newestFirst.filter(({ date }) => early || date <= today).map(({ id }) => id)
  const open = [...jobs.values()]
    .filter(({ validThrough = today }) => validThrough >= today)
    .map(({ id }) => id)

  catalogue.services = inOrder(catalogue.services, [...content.services.keys()])
  catalogue.caseStudies = inOrder(catalogue.caseStudies, [...content['case-studies'].keys()])
  catalogue.faq = inOrder(catalogue.faq, [...content.faq.keys()])
  catalogue.jobs = inOrder(catalogue.jobs, open)
  catalogue.articles = inOrder(catalogue.articles, shown)
}

/** An id that is listed twice counts once. */
function inOrder(first: string[], all: string[]): string[] {
  const known = new Set(all)
  return [...new Set([...first.filter((id) => known.has(id)), ...all])]
}

/** Ids of the jobs past their closing date. */
export function closedJobIds({ catalogue, jobs }: Content): string[] {
  return [...jobs.keys()].filter((id) => !catalogue.jobs.includes(id))
}

/** The entries that are in no list because of their date, one sentence each. */
export function describeUnlisted(content: Content): string[] {
  const { catalogue, articles, jobs } = content
  const waiting = [...articles.values()].filter(({ id }) => !catalogue.articles.includes(id))
  return [
    ...waiting.map(({ id, date }) => `articles/${id}.md waits for ${date}.`),
    ...closedJobIds(content).map((id) => {
      return `jobs/${id}.yaml is closed: ${jobs.get(id)?.validThrough} was its last day.`
    }),
  ]
}

/** The entries with these ids, in the order of the ids; an id without an entry is skipped. */
export function pickEntries<Entry>(ids: string[], entries: Map<string, Entry>): Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}
