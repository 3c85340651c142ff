import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  JobPosting,
  Service as ServiceNode,
  Thing,
} from 'schema-dts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import type { Article } from '#content/schema/articles.ts'
import type { Job } from '#content/schema/jobs.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import type { Service } from '#content/schema/services.ts'
import type { Site } from '#content/schema/site.ts'
import { utcOffsetOf } from '#content/time-zone.ts'
import { findCategory } from '#web/page-data/content-lookups.ts'
import { toFullUrl } from '#web/page-data/url.ts'
import { entryByKindAt, type ListedPage } from './listed-page.ts'
import { organization, organizationReference, organizationWithAddress } from './organization.ts'
import { sharePicturePath } from './share-picture.ts'

/**
 * The structured data of a page in the vocabulary of schema.org, as a block for the end of its body,
 * where it compresses well because it repeats the page's text. Empty if the vocabulary has no type for
 * the page.
 */
export function structuredData(page: ListedPage, content: Content): string {
  const things = thingsOn(page, content)
  if (things.length === 0) return ''
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // No text may close the script element: `<` is escaped as JSON allows.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function thingsOn(page: ListedPage, content: Content): Thing[] {
  const { service, study, article, job } = entryByKindAt(page.path, content)
  /** From a list, given by its name and path, through these steps to the page. */
  const trail = (list: keyof Content['interface']['lists'], path: string, ...steps: Step[]) =>
    breadcrumbs([content.interface.lists[list], toFullUrl(content, path)], ...steps)
  if (service) {
    const { name, slug } = findCategory(content.catalogue.categories, service.category)
    const category: Step = [name, `${toFullUrl(content, '/services')}#${slug}`]
    return [
      serviceNode(service, page, content),
      trail('services', '/services', category, [service.name, page.url]),
    ]
  }
  if (study) return [trail('caseStudies', '/case-studies', [study.title, page.url])]
  if (article) {
    return [articleNode(article, page, content), trail('blog', '/blog', [article.title, page.url])]
  }
  if (job)
    return [
      jobPosting(job, page, content.site),
      trail('careers', '/careers', [job.title, page.url]),
    ]
  return pageThings[page.path]?.(page, content) ?? []
}

/** The structured data of pages without an entry, by path; other pages have none. */
const pageThings: Record<string, (page: ListedPage, content: Content) => Thing[]> = {
  '/': ({ url }, { site }) => [
    organization(site),
    {
      '@type': 'WebSite',
      name: site.name,
      url: new URL(url).href,
      inLanguage: site.language,
      publisher: { '@id': organizationReference(site)['@id'] },
    },
  ],

  '/about': ({ url, heading }, { site }) => [
    { '@type': 'AboutPage', name: heading, url, mainEntity: organization(site) },
  ],

  '/contact': ({ url, heading }, { site }) => [
    { '@type': 'ContactPage', name: heading, url, mainEntity: organizationWithAddress(site) },
  ],

  '/blog': ({ url, heading }, { site }) => [
    { '@type': 'Blog', name: heading, url, publisher: organizationReference(site) },
  ],

  '/faq': ({ url }, { catalogue, faq }) => [
    {
      '@type': 'FAQPage',
      url,
      mainEntity: pickEntries(catalogue.faq, faq).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: proseToText(answer) },
      })),
    },
  ],
}

/** An article with its author and its dates. */
function articleNode(article: Article, page: ListedPage, content: Content): BlogPosting {
  const { site } = content
  const { title, excerpt, category, author, role, date, updated } = article
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    articleSection: category,
    author: { '@type': 'Person', name: author, jobTitle: role },
    datePublished: date,
    ...(updated && { dateModified: updated }),
    image: site.url + sharePicturePath(page, content),
    mainEntityOfPage: page.url,
    publisher: organizationReference(site),
  }
}

function serviceNode(service: Service, { url }: ListedPage, { site }: Content): ServiceNode {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.shortDescription,
    category: service.category,
    url,
    provider: organizationReference(site),
  }
}

/** A job, by the rules of https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
export function jobPosting(job: Job, { url }: ListedPage, site: Site): JobPosting {
  const { pay, datePosted, validThrough } = job
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: proseToText(job.description),
    ...(job.firstNinetyDays && { responsibilities: proseToText(job.firstNinetyDays) }),
    qualifications: job.requirements,
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits }),
    ...typeOf(job),
    datePosted,
    // Open until the end of that day.
    ...(validThrough && {
      validThrough: `${validThrough}T23:59:59${utcOffsetOf(site, validThrough)}`,
    }),
    ...(pay && { baseSalary: salary(pay) }),
    ...placeOf(job),
    hiringOrganization: organizationReference(site),
    url,
  }
}

function salary({ currency, from, to }: NonNullable<Job['pay']>) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'YEAR' },
  } satisfies JobPosting['baseSalary']
}

/** A remote job has the countries of its applicants; any other has its town, in the first country. */
function placeOf({ location, remote, countries }: Job) {
  if (remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
    } satisfies Partial<JobPosting>
  }
  const [addressCountry = ''] = countries
  const address = { addressLocality: location, addressCountry }
  return {
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
  } satisfies Partial<JobPosting>
}

/** Google's names of employment types; ours may differ in case and hyphens. */
const TYPES = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
]

/** Nothing for a type without such a name: in another language, it may mean any of them. */
function typeOf({ type }: Job): Pick<JobPosting, 'employmentType'> {
  const employmentType = type.toUpperCase().replaceAll(/\W/g, '_')
  return TYPES.includes(employmentType) ? { employmentType } : {}
}

/** One step of a trail: its name and its address. */
type Step = [name: string, url: string]

/** The breadcrumbs of a page, from its list down to the page itself. */
function breadcrumbs(...steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
