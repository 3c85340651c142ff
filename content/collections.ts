import type * as z from 'zod'
import { catalogueSchema } from './schema/catalogue.ts'
import { faqSchema } from './schema/faq.ts'
import {
  contactPageSchema,
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
  faq: faqSchema,
}

/** Single files. */
export const documents = {
  site: siteSchema,
  catalogue: catalogueSchema,
  'pages/home': homePageSchema,
  'pages/services': servicesPageSchema,
  'pages/service': servicePageSchema,
  'pages/contact': contactPageSchema,
  'pages/notices': noticesSchema,
}

/** Everything the site says, checked: each collection by id, each document by its path. */
export type Content = {
  [Name in keyof typeof collections]: Map<string, z.output<(typeof collections)[Name]>>
} & { [Name in keyof typeof documents]: z.output<(typeof documents)[Name]> }
