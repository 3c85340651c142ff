import { loadContent } from '#content/load.ts'

const { catalogue, services, 'case-studies': studies, articles } = loadContent()
const study = studies.get(catalogue.caseStudies[0] ?? '')
const service = [...services.values()].find(({ name }) => name === study?.category)

/** The article with the most tables, code blocks and pictures, which others may lack. */
export const article = `/blog/${catalogue.articles.toSorted((a, b) => richness(b) - richness(a))[0]}`

function richness(id: string): number {
  const body = JSON.stringify(articles.get(id)?.body)
  return ['table', 'pre', 'img', 'blockquote'].filter((tag) => body.includes(`["${tag}",`)).length
}

/** One page of each kind; the service is one with a case study. */
export const kinds = [
  '/',
  '/about',
  '/services',
  `/services/${service?.id}`,
  '/case-studies',
  `/case-studies/${study?.id}`,
  '/blog',
  article,
  '/careers',
  ...catalogue.jobs.slice(0, 1).map((id) => `/careers/${id}`),
  '/faq',
  '/search',
  '/privacy-policy',
  '/accessibility',
  '/contact',
  '/nope',
]
