import { loadContent } from '#content/load.ts'

const { catalogue, services, 'case-studies': studies } = loadContent()
const study = studies.get(catalogue.caseStudies[0] ?? '')
const service = [...services.values()].find(({ name }) => name === study?.category)

/** One page of each kind; the service is one with a case study. */
export const kinds = [
  '/',
  '/about',
  '/services',
  `/services/${service?.id}`,
  '/case-studies',
  `/case-studies/${study?.id}`,
  '/blog',
  '/blog/subscribed',
  '/careers',
  '/faq',
  '/search',
  '/privacy-policy',
  '/contact',
  '/nope',
  '/services/nope',
]
