import * as z from 'zod'
import { line, path, slug } from './text.ts'

/** An article as the blog lists it. The file name is its id. */
export const articleSchema = z.strictObject({
  id: slug,
  /** A claim somebody could disagree with. */
  title: line(10, 90),
  /** What the article argues, in two or three sentences. */
  excerpt: line(80, 220),
  /** One of `articleCategories` in catalogue.yaml. */
  category: line(2, 40),
  author: line(3, 40),
  /** ISO 8601 date, in quotes: "2024-01-15". */
  date: z.iso.date(),
  /** As shown: "6 min read". */
  readTime: z.string().regex(/^\d+ min read$/, 'minutes as "6 min read"'),
  /** The article's own fold, drawn by the build: /folds/<id>.svg. */
  imageUrl: path,
  /** Featured articles stand first, larger. */
  featured: z.boolean(),
})

export type Article = z.output<typeof articleSchema>
