import * as z from 'zod'
import { articleProse, type Prose, type ProseNode } from './prose.ts'
import { line, reference, searchTerms, slug, term } from './text.ts'

const fields = z.strictObject({
  id: slug,
  /** A claim somebody could disagree with. */
  title: line(4, 90),
  /** The article's argument, in two or three sentences. */
  excerpt: line(32, 280),
  /** One of `articleCategories` in catalogue.yaml. */
  category: reference('articleCategory'),
  /** Further categories whose chips show the article, too. */
  topics: z.array(reference('articleCategory')).max(3).default([]),
  author: term(2, 40),
  /** The author's job title: "Head of data". */
  role: line(2, 60),
  /** The day of publication: 2024-01-15. */
  date: z.iso.date(),
  /** The date of the last substantial change, if there was one. */
  updated: z.iso.date().optional(),
  /** Featured articles come first and are larger. */
  featured: z.boolean(),
  /** Ids of the article's services; their pages link to it. */
  services: z.array(reference('service')).min(1).max(8),
  searchTerms,
  /** Everything below the front matter; `##` headings divide it. */
  body: articleProse,
})

/**
 * An article: Markdown with front matter. The file name is its id. An article with a future date is on
 * no page until a build on or after that day.
 */
export const articleSchema = fields.transform((article) => ({
  ...article,
  /** The article's own fold, drawn by the build. */
  imageUrl: `/folds/${article.id}.svg`,
  /** The reading time. */
  minutes: minutes(article.body),
}))

/** Words per minute of an adult's silent reading: 238 for English non-fiction (Brysbaert, 2019). */
const PACE = 238

function minutes(text: Prose): number {
  return Math.ceil(text.reduce((sum, node) => sum + countWords(node), 0) / PACE)
}

function countWords(node: ProseNode): number {
  if (typeof node !== 'string') return node[1].reduce((sum, child) => sum + countWords(child), 0)
  return node.split(/\s+/).filter(Boolean).length
}

export type Article = z.output<typeof articleSchema>
