import type { Graph, Thing } from 'schema-dts'
import type { Content } from '#content/collections.ts'
import { urlOf } from '#web/page-data/address.ts'
import { entryAt } from '../entry-at.ts'
import type { ListedPage } from '../listed-page.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { jobThings } from './job-posting.ts'
import { articleThings, pageThings, serviceThings } from './pages.ts'

/**
 * The structured data of a page in the vocabulary of schema.org, as a block for the end of its body,
 * where it compresses well because it repeats the page's text. Empty if the vocabulary has no type for
 * the page.
 */
export function structuredData(page: ListedPage, content: Content): string {
  const things = thingsOn(page, content)
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // No text may close the script element: `<` is escaped as JSON allows.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function thingsOn(page: ListedPage, content: Content): Thing[] {
  const { service, study, article, job } = entryAt(page.path, content)
  if (service) return serviceThings(service, page, content)
  if (study) {
    const list = urlOf(content, '/case-studies')
    return [breadcrumbs([content.interface.lists.caseStudies, list], [study.title, page.url])]
  }
  if (article) return articleThings(article, page, content)
  if (job) return jobThings(job, page, content)
  return pageThings[page.path]?.(page, content) ?? []
}
