import * as z from 'zod/mini'
import { type Files, loadSiteTexts, readJsonAsset } from '../texts/load-site-texts.ts'

/** Where a blog has its newest articles, below its address, as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const ARTICLE_FEED_PATH = '/feed.json'

/** The parts of the feed that a message uses. `url` is also the article's id. */
export const articleFeedSchema = z.object({
  items: z.array(
    z.object({
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      date_published: z.iso.datetime(),
    }),
  ),
})

/** An article, with the BCP 47 tag of its language. */
export type Article = z.infer<typeof articleFeedSchema>['items'][number] & { language: string }

/** The newest articles in each language that has a blog. Rejects when a feed cannot be read. */
export async function fetchNewestArticles(files: Files): Promise<Article[]> {
  const feeds = (await loadSiteTexts(files)).map(({ pages, language }) =>
    pages.blog ? readFeed(files, pages.blog, language) : [],
  )
  return (await Promise.all(feeds)).flat()
}

async function readFeed(files: Files, blog: string, language: string): Promise<Article[]> {
  const { items } = articleFeedSchema.parse(await readJsonAsset(files, blog + ARTICLE_FEED_PATH))
  return items.map((item) => ({ ...item, language }))
}
