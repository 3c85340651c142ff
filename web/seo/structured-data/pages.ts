import type { Thing } from 'schema-dts'
import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import type { ListedPage } from '../listed-page.ts'
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
