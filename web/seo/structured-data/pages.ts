import type { BlogPosting, Service as ServiceNode, Thing } from 'schema-dts'
import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Article } from '#content/schema/articles.ts'
import type { Service } from '#content/schema/services.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { urlOf } from '#web/page-data/address.ts'
import { categoryOf } from '#web/page-data/catalogue.ts'
import type { ListedPage } from '../listed-page.ts'
import { sharePath } from '../share-tags.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { company, organization, reachableOrganization } from './organization.ts'

/** The structured data of pages without an entry, by path; other pages have none. */
export const pageThings: Record<string, (page: ListedPage, content: Content) => Thing[]> = {
  '/': ({ url }, { site }) => [
    organization(site),
    {
      '@type': 'WebSite',
      name: site.name,
      url: new URL(url).href,
      inLanguage: site.language,
      publisher: { '@id': company(site)['@id'] },
    },
  ],

  '/about': ({ url, heading }, { site }) => [
    { '@type': 'AboutPage', name: heading, url, mainEntity: organization(site) },
  ],

  '/contact': ({ url, heading }, { site }) => [
    { '@type': 'ContactPage', name: heading, url, mainEntity: reachableOrganization(site) },
  ],

  '/blog': ({ url, heading }, { site }) => [
    { '@type': 'Blog', name: heading, url, publisher: company(site) },
  ],

  '/faq': ({ url }, { catalogue, faq }) => [
    {
      '@type': 'FAQPage',
      url,
      mainEntity: entriesOf(catalogue.faq, faq).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOfProse(answer) },
      })),
    },
  ],
}

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

/** A service, its provider, and its place in the catalogue. */
export function serviceThings(service: Service, { url }: ListedPage, content: Content): Thing[] {
  const { site, catalogue, interface: words } = content
  const list = urlOf(content, '/services')
  const { name, slug } = categoryOf(catalogue.categories, service.category)
  const node: ServiceNode = {
    '@type': 'Service',
    name: service.name,
    description: service.shortDescription,
    category: service.category,
    url,
    provider: company(site),
  }
  return [
    node,
    breadcrumbs([words.lists.services, list], [name, `${list}#${slug}`], [service.name, url]),
  ]
}
