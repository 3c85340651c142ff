import type { Content } from '#content/collections.ts'
import { aboutData } from '#web/page-data/about.ts'
import { blogData } from '#web/page-data/blog.ts'
import { careersData } from '#web/page-data/careers.ts'
import { caseStudiesData } from '#web/page-data/case-studies.ts'
import { caseStudyData, caseStudyTextData } from '#web/page-data/case-study.ts'
import { contactData } from '#web/page-data/contact.ts'
import { faqData } from '#web/page-data/faq.ts'
import { frameData } from '#web/page-data/frame.ts'
import { homeData } from '#web/page-data/home.ts'
import { legalData } from '#web/page-data/legal.ts'
import { proofData } from '#web/page-data/proof.ts'
import { serviceData, serviceTextData } from '#web/page-data/service.ts'
import { servicesData } from '#web/page-data/services.ts'

/** Modules that hold the data of one page. */
const pages: Record<string, (content: Content) => unknown> = {
  frame: frameData,
  home: homeData,
  about: aboutData,
  services: servicesData,
  'case-studies': caseStudiesData,
  blog: blogData,
  careers: careersData,
  faq: faqData,
  contact: contactData,
  proof: proofData,
  'privacy-policy': (content) => legalData(content, 'privacy-policy'),
  'terms-of-service': (content) => legalData(content, 'terms-of-service'),
}

/** Modules that hold a text and a loader for each entry, and one module for every entry. */
const collections = {
  service: {
    ids: ({ catalogue }: Content) => catalogue.services,
    text: serviceTextData,
    entry: serviceData,
  },
  'case-study': {
    ids: ({ catalogue }: Content) => catalogue.caseStudies,
    text: caseStudyTextData,
    entry: caseStudyData,
  },
}

/**
 * The source of a content module: `home`, `service` (text and loaders), or `service/gen-ai`.
 * @throws {Error} when there is no module of that name
 */
export function contentModule(name: string, content: Content): string {
  const page = pages[name]
  if (page) return `export default ${JSON.stringify(page(content))}`

  const [kind = '', id] = name.split('/')
  if (!isCollection(kind)) throw new Error(`There is no content module "${name}".`)
  const { ids, text, entry } = collections[kind]
  if (id) return `export default ${JSON.stringify(entry(content, id))}`

  const loaders = ids(content).map((each) => `'${each}': () => import('content:${kind}/${each}')`)
  return `export const text = ${JSON.stringify(text(content))}
export const entries = { ${loaders.join(', ')} }`
}

function isCollection(kind: string): kind is keyof typeof collections {
  return Object.hasOwn(collections, kind)
}
