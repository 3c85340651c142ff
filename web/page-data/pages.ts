import type { Content } from '#content/collections.ts'
import { closedJobIds } from '#content/listed-entries.ts'
import { isRecord } from '#content/schema/field-types.ts'
import { aboutData } from './about.ts'
import { articleData, articleTexts, blogData, olderArticlesData, olderPageIds } from './blog.ts'
import { careersData, jobData } from './careers.ts'
import { caseStudiesData, caseStudyData } from './case-studies.ts'
import { contactData } from './contact.ts'
import { faqData } from './faq.ts'
import { insertNbsp } from './format.ts'
import { homeData } from './home.ts'
import { legalData, privacyPolicyData } from './legal.ts'
import { pageText, type StaticPage, staticPageNames, staticPath } from './page-texts.ts'
import { pictureAttributes } from './responsive-images.ts'
import { searchData, searchIndexFiles } from './search.ts'
import { serviceData, servicesData } from './services.ts'
import { typographyOf } from './writing-system-typography.ts'

/** The data functions of pages with more than the content of their text file, by its name. */
const pageData = {
  home: homeData,
  about: aboutData,
  services: servicesData,
  'case-studies': caseStudiesData,
  blog: blogData,
  careers: careersData,
  faq: faqData,
  contact: contactData,
  search: searchData,
  'privacy-policy': privacyPolicyData,
  'terms-of-service': (content: Content) =>
    legalData(content, pageText(content, 'terms-of-service')),
  accessibility: (content: Content) => legalData(content, pageText(content, 'accessibility')),
}

/**
 * Routes with a parameter: its values, and the function that makes the data of one of their pages.
 */
export const entryPages = {
  '/services/$id': {
    ids: ({ catalogue }) => catalogue.services,
    data: (content: Content, id) => ({
      service: serviceData(content, id),
      text: content['pages/service'],
    }),
  },
  '/case-studies/$id': {
    ids: ({ catalogue }) => catalogue.caseStudies,
    data: (content: Content, id) => ({
      study: caseStudyData(content, id),
      text: pageText(content, 'case-study'),
    }),
  },
  '/blog/$id': {
    ids: ({ catalogue }) => catalogue.articles,
    data: (content: Content, id) => ({
      article: articleData(content, id),
      text: articleTexts(content),
    }),
  },
  '/blog/page/$id': { ids: olderPageIds, data: olderArticlesData },
  '/careers/$id': {
    ids: ({ catalogue }) => catalogue.jobs,
    gone: closedJobIds,
    data: (content: Content, id) => ({
      job: jobData(content, id),
      text: pageText(content, 'job'),
    }),
  },
} satisfies Record<string, EntryPage>

export interface EntryPage {
  ids: (content: Content) => string[]
  /** Ids of removed pages, whose addresses respond with status 410. */
  gone?: (content: Content) => string[]
  data: (content: Content, id: string) => unknown
}

/** The data of every page, by the path of its route. */
export type PageData = {
  [Name in StaticPage as Name extends 'home' ? '/' : `/${Name}`]: Name extends keyof typeof pageData
    ? ReturnType<(typeof pageData)[Name]>
    : NonNullable<Content[`pages/${Name}`]>
} & { [Path in keyof typeof entryPages]: ReturnType<(typeof entryPages)[Path]['data']> } & {
  /** The files of the search, which are no pages. */
  '/search/$id': unknown
}

/**
 * The lists of the catalogue, for the validation of addresses before a page's data is loaded: names in
 * all languages.
 */
export function catalogueForUrlValidation(contents: [Content, ...Content[]]) {
  const { jobs, aliases } = contents[0].catalogue
  const names = (list: 'articleCategories' | 'faqCategories') => [
    ...new Set(contents.flatMap(({ catalogue }) => catalogue[list].map(({ name }) => name))),
  ]
  return {
    articleCategories: names('articleCategories'),
    faqCategories: names('faqCategories'),
    jobs,
    /** For each address of a group of services, its anchor on /services. */
    serviceAliases: aliases,
  }
}

/** The paths of all pages with a text of their own, without those of removed entries. */
export function listPagePaths(content: Content): string[] {
  const entries = Object.entries<EntryPage>(entryPages).flatMap(([path, { ids }]) =>
    ids(content).map((id) => path.replace('$id', id)),
  )
  return [...staticPageNames(content).map(staticPath), ...entries]
}

/** The functions that make the data of every page, by its path: `/about`, `/services/gen-ai`. */
export function pageDataFactories(content: Content): Map<string, () => unknown> {
  const make: Partial<Record<StaticPage, (content: Content) => unknown>> = pageData
  const own = staticPageNames(content).map(
    (name) => [staticPath(name), () => make[name]?.(content) ?? content[`pages/${name}`]] as const,
  )
  const entries = Object.entries<EntryPage>(entryPages).flatMap(([path, { ids, gone, data }]) =>
    [...ids(content), ...(gone?.(content) ?? [])].map(
      (id) => [path.replace('$id', id), () => data(content, id)] as const,
    ),
  )
  const search = [...searchIndexFiles(content)].map(
    ([name, make]) => [`/search/${name}`, make] as const,
  )
  return new Map([...own, ...entries, ...search])
}

/**
 * The data of a page as its file has it: pictures with their sizes, so that nothing moves when one loads, and texts
 * kept together. Code stays as it is, since visitors copy it, and so do sentences in Latin letters, since people find
 * them in the page as they type them.
 */
export function addPictureSizesAndNbsp(
  data: unknown,
  content: Pick<Content, 'site' | 'pictures'>,
  isKept = typographyOf(content.site.language) !== undefined,
): unknown {
  if (typeof data === 'string') return isKept ? insertNbsp(data) : data
  if (Array.isArray(data)) {
    if (data[0] === 'img') return [...data.slice(0, 3), pictureAttributes(content, data[2])]
    const isCode = data[0] === 'pre' || data[0] === 'code'
    return isCode ? data : data.map((each) => addPictureSizesAndNbsp(each, content, isKept))
  }
  if (!isRecord(data)) return data
  const entries = Object.entries(data)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, addPictureSizesAndNbsp(value, content, isKept)]),
  )
}
