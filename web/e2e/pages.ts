import { content } from '#content/test/content.ts'

const { catalogue, services, 'case-studies': studies, articles } = content
const study = studies.get(catalogue.caseStudies[0] ?? '')
const [first] = services.values()
const service = [...services.values()].find(({ name }) => name === study?.category) ?? first

const [richest] = catalogue.articles.toSorted((a, b) => richness(b) - richness(a))

/** The article with the most tables, code blocks and pictures, which others may lack; undefined without any. */
export const article = richest && `/blog/${richest}`

function richness(id: string): number {
  const body = JSON.stringify(articles.get(id)?.body)
  return ['table', 'pre', 'img', 'blockquote'].filter((tag) => body.includes(`["${tag}",`)).length
}

/** The pages that the site has, of these: not every one has each list. */
function present(...names: ('about' | 'case-studies' | 'blog' | 'careers' | 'faq')[]) {
  return names.filter((name) => content[`pages/${name}`]).map((name) => `/${name}`)
}

/** One page of each kind; the service is one with a case study, if there is any. */
export const kinds = [
  '/',
  ...present('about'),
  '/services',
  `/services/${service?.id}`,
  ...present('case-studies'),
  ...(study ? [`/case-studies/${study.id}`] : []),
  ...present('blog'),
  ...(article ? [article] : []),
  ...present('careers'),
  ...catalogue.jobs.slice(0, 1).map((id) => `/careers/${id}`),
  ...present('faq'),
  '/search',
  '/privacy-policy',
  '/contact',
  '/nope',
]
