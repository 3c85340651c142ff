import type { Service as ServiceNode, Thing } from 'schema-dts'
import type { Content } from '#content/collections.ts'
import type { Service } from '#content/schema/services.ts'
import { urlOf } from '#web/page-data/address.ts'
import { categoryOf } from '#web/page-data/category-of.ts'
import type { ListedPage } from '../listed-page.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { company } from './organization.ts'

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
