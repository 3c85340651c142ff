import type * as z from 'zod'
import { articleSchema } from './schema/articles.ts'
import { caseStudySchema } from './schema/case-studies.ts'
import { contactFormSchema } from './schema/contact-form.ts'
import { emailsSchema } from './schema/emails.ts'
import { faqSchema } from './schema/faq.ts'
import { interfaceTextsSchema } from './schema/interface-texts.ts'
import { jobSchema } from './schema/jobs.ts'
import { logoSchema } from './schema/logo.ts'
import { orderAndCategoriesSchema } from './schema/order-and-categories.ts'
import { noticesSchema, optionalPages, type PageName, pageSchemas } from './schema/pages.ts'
import type { PictureSizes } from './schema/prose.ts'
import { savedReplySchema } from './schema/saved-replies.ts'
import { serviceSchema } from './schema/services.ts'
import { siteSchema } from './schema/site.ts'
import { getField } from './schema/walk-schema.ts'

/** Folders with one file per entry: the file's name is the entry's id. */
export const collections = {
  services: serviceSchema,
  'case-studies': caseStudySchema,
  articles: articleSchema,
  jobs: jobSchema,
  faq: faqSchema,
  replies: savedReplySchema,
}

/** Single files with texts that several pages share. */
export const sharedDocuments = {
  site: siteSchema,
  logo: logoSchema,
  catalogue: orderAndCategoriesSchema,
  interface: interfaceTextsSchema,
  emails: emailsSchema,
  'contact-form': contactFormSchema,
  'pages/notices': noticesSchema,
}

/** Single files: those, and one for each page. */
export const documents = { ...sharedDocuments, ...pageDocuments() }

type PageDocuments = { [Name in PageName as `pages/${Name}`]: (typeof pageSchemas)[Name] }

function pageDocuments() {
  const entries = Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema])
  return Object.fromEntries(entries) as PageDocuments
}

/**
 * The schema of an entry or a document by its name: `services/gen-ai`, `pages/home`.
 * @throws {Error} for the name of neither
 */
export function schemaOf(name: string): z.ZodType {
  const [folder = ''] = name.split('/')
  const schema: z.ZodType | undefined =
    collections[folder as keyof typeof collections] ?? documents[name as keyof typeof documents]
  if (!schema) throw new Error(`No schema checks content/${name}.`)
  return schema
}

/** Whether a document may have no file, because not every company has its page. */
export function isOptionalDocument(name: string): name is OptionalDocument {
  return optionalPages.some((page) => name === `pages/${page}`)
}

/** The extension of the files of a schema: a text with a `body` is Markdown. */
export function extensionOf(schema: z.ZodType): string {
  if (schema === logoSchema) return '.svg'
  return getField(schema, 'body') ? '.md' : '.yaml'
}

/** The file of a document in the first language: pages/blog.yaml. */
export function documentPath(name: keyof typeof documents): string {
  return name + extensionOf(documents[name])
}

type OptionalDocument = `pages/${(typeof optionalPages)[number]}`

/**
 * The validated content of the site in one language: the entries of each collection by id, each document by its path,
 * each picture by its address.
 */
export type Content = {
  [Name in keyof typeof collections]: Map<string, z.output<(typeof collections)[Name]>>
} & {
  [Name in Exclude<keyof typeof documents, OptionalDocument>]: z.output<(typeof documents)[Name]>
} & { [Name in OptionalDocument]?: z.output<(typeof documents)[Name]> | undefined } & {
  pictures: Map<string, PictureSizes>
  /**
   * The names of the entries and pages without a translation into this language: `services/gen-ai`,
   * `pages/about`. Such an entry is not there; such a page is in the first language.
   */
  missing: ReadonlySet<string>
  /** The number of texts that wait for their translation: content/untranslated-texts.ts. */
  untranslated: number
}
