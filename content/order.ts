import type { Content } from './collections.ts'

/**
 * Completes the catalogue's lists: what they name stands first, all other entries follow, articles
 * the newest first, the rest by id. Who adds a file therefore adds an entry. Articles whose day has
 * not come and jobs whose last day is over are in no list, but stay among the entries.
 * @param today an ISO date: "2026-11-22"
 */
export function completeLists(content: Content, today: string) {
  const { catalogue, articles, jobs } = content
  const newestFirst = [...articles.values()].sort((a, b) => (a.date < b.date ? 1 : -1))
  const shown = newestFirst.filter(({ date }) => date <= today).map(({ id }) => id)
  const open = [...jobs.values()].filter((job) => job.validThrough >= today).map(({ id }) => id)

  catalogue.services = inOrder(catalogue.services, [...content.services.keys()])
  catalogue.caseStudies = inOrder(catalogue.caseStudies, [...content['case-studies'].keys()])
  catalogue.faq = inOrder(catalogue.faq, [...content.faq.keys()])
  catalogue.jobs = inOrder(catalogue.jobs, open)
  catalogue.articles = inOrder(catalogue.articles, shown)
}

function inOrder(first: string[], all: string[]): string[] {
  const known = new Set(all)
  return [...new Set([...first.filter((id) => known.has(id)), ...all])]
}
