import type { BlogPosting, Thing } from 'schema-dts'
import type { Content } from '#content/collections.ts'
import type { Article } from '#content/schema/articles.ts'
import { urlOf } from '#web/page-data/address.ts'
import type { ListedPage } from '../listed-page.ts'
import { sharePath } from '../share-tags.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { company } from './organization.ts'

/** An article with its author and its dates. */
export function articleThings(article: Article, page: ListedPage, content: Content): Thing[] {
  const { site, interface: words } = content
  const { title, excerpt, category, author, role, date, updated } = article
  const node: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    articleSection: category,
    author: { '@type': 'Person', name: author, jobTitle: role },
    datePublished: date,
    ...(updated && { dateModified: updated }),
    image: site.url + sharePath(page.address),
    mainEntityOfPage: page.url,
    publisher: company(site),
  }
  return [node, breadcrumbs([words.lists.blog, urlOf(content, '/blog')], [title, page.url])]
}
