import type { Content } from '#content/collections.ts'
import { closedJobs } from '#content/order.ts'
import type { PageName } from '#content/schema/pages.ts'
import { aboutData } from './about.ts'
import { accessibilityData } from './accessibility.ts'
import { articleData, articleTexts } from './article.ts'
import { blogData } from './blog.ts'
import { careersData } from './careers.ts'
import { caseStudiesData } from './case-studies.ts'
import { caseStudyData } from './case-study.ts'
import { contactData } from './contact.ts'
import { faqData } from './faq.ts'
import { homeData } from './home.ts'
import { jobData } from './job.ts'
import { legalData } from './legal.ts'
import { serviceData } from './service.ts'
import { servicesData } from './services.ts'

/** What makes the data of a page that shows more than its own text file says. */
const pageData = {
  home: homeData,
  about: aboutData,
  services: servicesData,
  'case-studies': caseStudiesData,
  blog: blogData,
  article: articleTexts,
  careers: careersData,
  faq: faqData,
  contact: contactData,
  'privacy-policy': (content: Content) => legalData(content, content['pages/privacy-policy']),
  'terms-of-service': (content: Content) => legalData(content, content['pages/terms-of-service']),
  accessibility: accessibilityData,
}

/**
 * Routes with a parameter: the ids that it stands for, what makes the data of one of them, and the
 * text file that they share.
 */
export const entryPages = {
  '/services/$id': {
    ids: ({ catalogue }: Content) => catalogue.services,
    data: serviceData,
    text: 'service',
  },
  '/case-studies/$id': {
    ids: ({ catalogue }: Content) => catalogue.caseStudies,
    data: caseStudyData,
    text: 'case-study',
  },
  '/blog/$id': {
    ids: ({ catalogue }: Content) => catalogue.articles,
    data: articleData,
    text: 'article',
  },
  '/careers/$id': {
    ids: ({ catalogue }: Content) => catalogue.jobs,
    gone: closedJobs,
    data: jobData,
    text: 'job',
  },
} satisfies Record<string, EntryPage>

export interface EntryPage {
  ids: (content: Content) => string[]
  /** Ids that once had a page: their address says so, with status 410. */
  gone?: (content: Content) => string[]
  data: (content: Content, id: string) => unknown
  text: PageName
}

/** The data of every page by the name of its text file. */
export type Pages = {
  [Name in PageName]: Name extends keyof typeof pageData
    ? ReturnType<(typeof pageData)[Name]>
    : Content[`pages/${Name}`]
}

/** The data of one entry's page, by the path of its route. */
export type Entries = {
  [Path in keyof typeof entryPages]: ReturnType<(typeof entryPages)[Path]['data']>
}

/** What a page is given: made by its function above, or its text file as it is. */
export function dataOf(name: PageName, content: Content): unknown {
  const make: Partial<Record<PageName, (content: Content) => unknown>> = pageData
  return make[name]?.(content) ?? content[`pages/${name}`]
}
