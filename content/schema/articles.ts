import * as z from 'zod'
import {
  nameOrFigure,
  optional,
  optionalList,
  reference,
  searchTerms,
  slug,
  text,
} from './field-types.ts'
import { photoField } from './page-fields.ts'
import { articleProseField, type Prose, type ProseNode } from './prose.ts'

const fields = z
  .strictObject({
    id: slug,
    title: text(4, 90).describe('A claim somebody could disagree with.'),
    excerpt: text(32, 280).describe("The article's argument, in two or three sentences."),
    evidence: optional(text(16, 120)).describe(
      "The result that would change the author's mind, as a sentence: the blog shows it above the excerpt.",
    ),
    category: reference('articleCategory').describe('One of articleCategories in catalogue.yaml.'),
    topics: optionalList(reference('articleCategory'), 3).describe(
      'Further categories whose chips show the article, too.',
    ),
    author: nameOrFigure(2, 40),
    role: text(1, 60).describe('The author\'s job title: "Head of data".'),
    date: z.iso.date().describe('The day of publication: 2024-01-15.'),
    updated: optional(z.iso.date()).describe(
      'The date of the last substantial change, if there was one.',
    ),
    featured: z.boolean().describe('Featured articles come first and are larger.'),
    photo: photoField,
    services: z
      .array(reference('services'))
      .min(1)
      .max(8)
      .describe("Ids of the article's services; their pages link to it."),
    searchTerms,
    body: articleProseField,
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ['updated'],
    error: 'a day from date on',
  })

/**
 * An article: Markdown with front matter. The file name is its id. An article with a future date is on no
 * page before the first build of that day.
 */
export const articleSchema = fields.transform((article) => ({
  ...article,
  /** The path of its picture: the article's own fold, or its photograph. */
  imageUrl: `/share/blog/${article.id}.${article.photo ? 'jpg' : 'png'}`,
  /** The reading time, in minutes. */
  minutes: readingMinutes(article.body),
}))

export type Article = z.output<typeof articleSchema>

/** Words per minute of an adult's silent reading: 238 for English non-fiction (Brysbaert, 2019). */
const PACE = 238

// It also finds words that no space separates. In Japanese, those of a minute have about 440 characters.
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The time that a text in any language takes to read, in whole minutes. */
export function readingMinutes(text: Prose): number {
  return Math.ceil(text.reduce((sum, node) => sum + countWords(node), 0) / PACE)
}

function countWords(node: ProseNode): number {
  if (typeof node !== 'string') return node[1].reduce((sum, child) => sum + countWords(child), 0)
  return [...words.segment(node)].filter(({ isWordLike }) => isWordLike).length
}
