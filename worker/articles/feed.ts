import * as z from 'zod/mini'
import { DeliveryError } from '../outbox/delivery-error.ts'

/** Where the build puts the newest articles, as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const ARTICLE_FEED = '/blog/feed.json'

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

export type Article = z.infer<typeof articleFeedSchema>['items'][number]

/** The files of the site as it is deployed now. */
type Files = { ASSETS: { fetch: (address: URL) => Promise<Response> } }

/** The newest articles. Rejects when there is no such feed. */
export async function readArticles({ ASSETS }: Files): Promise<Article[]> {
  const response = await ASSETS.fetch(new URL(ARTICLE_FEED, 'https://assets.local'))
  if (!response.ok) throw new DeliveryError(`${ARTICLE_FEED} answered ${response.status}.`)
  return articleFeedSchema.parse(await response.json()).items
}
