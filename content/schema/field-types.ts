import * as z from 'zod'

/**
 * The registry of translatable texts: a translation has them, and no other field, and may leave the optional ones out.
 * Metadata of a schema outlives `min`, `regex` and the like; read it with `textKind` of find-translatable-texts.ts.
 */
export const translatableTextRegistry = z.registry<{ isOptional: boolean }>()

/**
 * What a field can refer to by a name or an id, in the words of a problem; content/references.ts knows them all.
 * Entries have the name of their folder.
 */
export const TARGETS = {
  picture: 'the address of a file in pictures/',
  icon: 'the name of an icon on lucide.dev/icons',
  technologyIcon: 'the slug of an icon on simpleicons.org',
  language: 'one of the `languages` in site.yaml',
  claim: 'one of the `claims` in site.yaml',
  category: 'one of the `categories` in catalogue.yaml',
  articleCategory: 'one of the `articleCategories` in catalogue.yaml',
  faqCategory: 'one of the `faqCategories` in catalogue.yaml',
  department: 'one of the `departments` in catalogue.yaml',
  serviceName: "a service's name",
  group: 'the slug of a category',
  alias: 'one of the `aliases` in catalogue.yaml',
  services: 'a file in services/',
  'case-studies': 'a file in case-studies/',
  articles: 'a file in articles/',
  jobs: 'a file in jobs/',
  faq: 'a file in faq/',
  formField: 'one of the `fields` in contact-form.yaml',
}

/** The same, and the pages of the site by their paths. */
export type Target = keyof typeof TARGETS | 'page'

/** The fields that refer to something by its name or id. Its metadata lasts like that of `translatableTextRegistry`. */
export const referenceFields = z.registry<{ to: Target }>()

/**
 * A field with the name or id of something: the checks, translations and the editor follow it. The key
 * of a record may be one, too: the editor then has a field for each name that the record has.
 */
export function reference(to: Target) {
  return z.string().min(1).register(referenceFields, { to })
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The number of characters as readers count them: a letter with its vowel signs is one. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length
}

/**
 * One line of plain text: no line break, no space at either end. The bounds protect the design; they
 * count characters of any language: Chinese needs two fifths of the characters of English, German a
 * fifth more in sentences and a third more in labels.
 */
export function text(min: number, max: number) {
  return singleLine(min, max).register(translatableTextRegistry, { isOptional: false })
}

/** A line that most languages write alike: the name of a person or a product, a figure. */
export function nameOrFigure(min: number, max: number) {
  return singleLine(min, max).register(translatableTextRegistry, { isOptional: true })
}

/** Several lines of text. */
export function multilineText(max: number) {
  return z.string().trim().min(1).max(max).register(translatableTextRegistry, { isOptional: false })
}

/** A line that is the same in every language: the name of a time zone. */
export function singleLine(min: number, max: number) {
  return z
    .string()
    .min(min)
    .superRefine((value, context) => {
      if (value.length <= max || countCharacters(value) <= max) return
      context.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true })
    })
    .regex(/^\S(?:.*\S)?$/u, 'one line without spaces at its ends')
    .meta({ maxLength: max })
}

/**
 * A part that not every company has: it is undefined when the file leaves it out or has it empty, as
 * `phone:`, `""`, `[]` or `{}`.
 * @param list the name of a list in the part: while that list is empty, so is the part
 */
export function optional<Part extends z.ZodType>(part: Part, list?: string) {
  return z.preprocess((value) => (isEmpty(value, list) ? undefined : value), part.optional())
}

/** A time of day on a clock of 24 hours. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day as "09:00", in quotes')

/** A part with a default that it has when the file leaves it out or has it empty, as `claims:`. */
export function withDefault<Part extends z.ZodDefault>(part: Part) {
  return z.preprocess((value) => value ?? undefined, part)
}

/** A list that not every company has: left out or empty, it has no entries. */
export function optionalList<Entry extends z.ZodType>(entry: Entry, max: number) {
  return withDefault(z.array(entry).max(max).default([]))
}

function isEmpty(value: unknown, list?: string): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (!isRecord(value)) return false
  return Object.keys(value).length === 0 || (list !== undefined && isEmpty(value[list]))
}

/** The address of a page of this site, with or without an anchor: `/contact`, `/services#cloud`. */
export const pagePath = z
  .string()
  .regex(/^\/(?!\/)[\w\-./]*(?:#[\w-]+)?$/, 'a path on this site: /services')
  .register(referenceFields, { to: 'page' })

/** The names in addresses, of which every entry has one. */
export const SLUG = { pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, form: 'lower-case words and hyphens' }

/** A name in kebab case, as used in addresses: `gen-ai`. */
export const slug = z.string().regex(SLUG.pattern, SLUG.form)

/** A name in addresses that a translation may replace. */
export const translatedSlug = slug.clone().register(translatableTextRegistry, { isOptional: true })

/** Search terms for the entry that the search does not find in its own texts: `gdpr`. */
export const searchTerms = optionalList(text(1, 40), 16)

/** Whether a value of a file is a group of fields: neither a list nor empty. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
