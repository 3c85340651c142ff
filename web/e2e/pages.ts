import { loadContent } from '#content/load.ts'

const content = loadContent()

/** Every page of the site with the text of its one h1. */
export const pages = [
  { path: '/', heading: content['pages/home'].hero.heading },
  { path: '/about', heading: content['pages/about'].hero.heading },
  { path: '/services', heading: content['pages/services'].hero.heading },
  ...content.catalogue.services.map((id) => ({
    path: `/services/${id}`,
    heading: content.services.get(id)?.name ?? '',
  })),
  { path: '/careers', heading: content['pages/careers'].hero.heading },
  { path: '/blog', heading: content['pages/blog'].hero.heading },
  { path: '/blog/subscribed', heading: content['pages/notices'].subscribed.heading },
  { path: '/case-studies', heading: content['pages/case-studies'].hero.heading },
  ...content.catalogue.caseStudies.map((id) => ({
    path: `/case-studies/${id}`,
    heading: content['case-studies'].get(id)?.title ?? '',
  })),
  { path: '/faq', heading: content['pages/faq'].hero.heading },
  { path: '/privacy-policy', heading: content['pages/privacy-policy'].title },
  { path: '/terms-of-service', heading: content['pages/terms-of-service'].title },
  { path: '/contact', heading: content['pages/contact'].hero.heading },
  { path: '/contact/sent', heading: content['pages/notices'].sent.heading },
]

/** One page of each kind. */
export const kinds = [
  '/',
  '/about',
  '/services',
  '/services/gen-ai',
  '/case-studies',
  '/case-studies/ai-powered-analytics-platform',
  '/blog',
  '/careers',
  '/faq',
  '/privacy-policy',
  '/contact',
  '/contact/sent',
  '/nope',
]
