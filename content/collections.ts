import type * as z from 'zod'
import { articleSchema } from './schema/article.ts'
import { caseStudySchema } from './schema/case-study.ts'
import { catalogueSchema } from './schema/catalogue.ts'
import { faqSchema } from './schema/faq.ts'
import { interfaceSchema } from './schema/interface.ts'
import { jobSchema } from './schema/job.ts'
import { noticesSchema } from './schema/notices.ts'
import { type PageName, pageSchemas } from './schema/pages.ts'
import type { PictureSize } from './schema/prose.ts'
import { retentionNoticeSchema } from './schema/retention-notice.ts'
import { serviceSchema } from './schema/service.ts'
import { serviceInterestsSchema } from './schema/service-interests.ts'
import { siteSchema } from './schema/site.ts'

/** Folders with one file per entry: the file's name is the entry's id. */
export const collections = {
  services: serviceSchema,
  'case-studies': caseStudySchema,
  articles: articleSchema,
  jobs: jobSchema,
  faq: faqSchema,
}

/** Single files. */
export const documents = {
  site: siteSchema,
  catalogue: catalogueSchema,
  interface: interfaceSchema,
  'retention-notice': retentionNoticeSchema,
  'service-interests': serviceInterestsSchema,
  'pages/notices': noticesSchema,
  ...pageDocuments(),
}

type PageDocuments = { [Name in PageName as `pages/${Name}`]: (typeof pageSchemas)[Name] }

function pageDocuments() {
  const entries = Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema])
  return Object.fromEntries(entries) as PageDocuments
}

/**
 * The validated content of the site: the entries of each collection by id, each document by its path,
 * each picture by its address.
 */
export type Content = {
  [Name in keyof typeof collections]: Map<string, z.output<(typeof collections)[Name]>>
} & { [Name in keyof typeof documents]: z.output<(typeof documents)[Name]> } & {
  pictures: Map<string, PictureSize>
}
