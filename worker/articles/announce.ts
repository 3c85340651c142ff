import { DAY_MS } from '../db/timestamps.ts'
import { NEW_ID } from '../outbox/store.ts'
import type { Article } from './feed.ts'

/** Older articles, such as one that was restored, are not announced. */
const NEWS_DAYS = 30

/** 30 a minute: a run sends up to 40, which leaves room for notifications of enquiries. */
const SPACING_MS = 2000

/** SQL for the time of the first message: ?3 (now, in milliseconds), or after those of an earlier article. */
const START = `max(?3, ifnull((
  SELECT next_at + ${SPACING_MS} FROM outbox
  WHERE state = 'waiting' AND next_at >= 0 AND article_url IS NOT NULL AND tries = 0
  ORDER BY next_at DESC LIMIT 1), 0))`

/** SQL for the path of an article's address: a site that moves to another host has the same articles. */
const pathOf = (url: string) => `substr(${url}, 8 + instr(substr(${url}, 9), '/'))`

/**
 * Queues each article that was never in the feeds before for every address that is confirmed and has its language, and
 * records it; without channels, and on the very first run, it only records. Queued messages about an article that has
 * left the feeds are dropped. All or nothing: any number of runs may overlap.
 */
export async function announce(
  db: D1Database,
  articles: Article[],
  { channels, now }: { channels: string[]; now: Date },
): Promise<void> {
  const since = now.getTime() - NEWS_DAYS * DAY_MS
  const news = articles.filter(({ date_published }) => Date.parse(date_published) >= since)
  const urls = JSON.stringify(articles.map(({ url }) => url))
  await db.batch([
    db
      .prepare(
        `DELETE FROM outbox WHERE article_url IN (
           SELECT url FROM article
           WHERE ${pathOf('url')} NOT IN (SELECT ${pathOf('value')} FROM json_each(?1))
         )`,
      )
      .bind(urls),
    ...channels.map((channel) => announcementInsert(db, channel, { news, now })),
    db
      .prepare(
        `INSERT INTO article (url, seen_at) SELECT value, ?2 FROM json_each(?1)
         WHERE true ON CONFLICT DO NOTHING`,
      )
      .bind(urls, now.toISOString()),
  ])
}

function announcementInsert(
  db: D1Database,
  channel: string,
  { news, now }: { news: Article[]; now: Date },
): D1PreparedStatement {
  const articles = news.map(({ url, language }) => ({ url, language }))
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, subscription_id, article_url, next_at, created_at)
       SELECT ${NEW_ID}, ?1, subscription.id, news.value ->> 'url',
              ${START} + (row_number() OVER () - 1) * ${SPACING_MS}, ?4
       FROM json_each(?2) AS news CROSS JOIN subscription
       WHERE subscription.state = 'confirmed'
         AND subscription.language IS news.value ->> 'language'
         AND EXISTS (SELECT 1 FROM article)
         AND ${pathOf("(news.value ->> 'url')")} NOT IN (SELECT ${pathOf('url')} FROM article)
       ON CONFLICT DO NOTHING`,
    )
    .bind(channel, JSON.stringify(articles), now.getTime(), now.toISOString())
}
