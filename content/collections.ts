import type * as z from 'zod'
import { articleSchema } from './schema/article.ts'
import { caseStudySchema } from './schema/case-study.ts'
import { catalogueSchema } from './schema/catalogue.ts'
import { faqSchema } from './schema/faq.ts'
import { jobSchema } from './schema/job.ts'
import { legalSchema } from './schema/legal.ts'
import {
  aboutPageSchema,
  blogPageSchema,
  careersPageSchema,
  caseStudiesPageSchema,
  caseStudyPageSchema,
  contactPageSchema,
  faqPageSchema,
  homePageSchema,
  noticesSchema,
  servicePageSchema,
  servicesPageSchema,
} from './schema/pages.ts'
import { serviceSchema } from './schema/service.ts'
import { siteSchema } from './schema/site.ts'

/** Folders with one file an entry: the file's name is the entry's id. */
export const collections = {
  services: serviceSchema,
  'case-studies': caseStudySchema,
  articles: articleSchema,
  jobs: jobSchema,
  faq: faqSchema,
  legal: legalSchema,
}

/** Single files. */
export const documents = {
  site: siteSchema,
  catalogue: catalogueSchema,
  'pages/home': homePageSchema,
  'pages/about': aboutPageSchema,
  'pages/services': servicesPageSchema,
  'pages/service': servicePageSchema,
  'pages/case-studies': caseStudiesPageSchema,
  'pages/case-study': caseStudyPageSchema,
  'pages/blog': blogPageSchema,
  'pages/careers': careersPageSchema,
  'pages/faq': faqPageSchema,
  'pages/contact': contactPageSchema,
  'pages/notices': noticesSchema,
}

/** Everything the site says, checked: each collection by id, each document by its path. */
export type Content = {
  [Name in keyof typeof collections]: Map<string, z.output<(typeof collections)[Name]>>
} & { [Name in keyof typeof documents]: z.output<(typeof documents)[Name]> }
