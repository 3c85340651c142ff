import { NEW_ID_EXPRESSION } from '../outbox/store.ts'
import { DAY_MS } from '../time.ts'
import type { Article } from './article-feed.ts'

/** Older articles, such as one that was restored, are not announced. */
const NEWS_DAYS = 30

/**
 * The mails that one run of the cron trigger queues, so that 10,000 subscribers have theirs within an hour. A run
 * sends a few more (cron.ts): notifications of enquiries never wait behind them.
 */
const MAILS_A_RUN = 180

/** SQL for the path of an article's URL: a site that moves to another host has the same articles. */
const pathOf = (url: string) => `substr(${url}, 8 + instr(substr(${url}, 9), '/'))`

/**
 * Records each article that was never in the feeds before. It is to be announced, unless it is old, on the very first
 * run, or without a channel. Ends the announcement of articles that have left the feeds, and drops their queued
 * mails. All or nothing: any number of runs may overlap.
 */
export async function syncArticles(
  db: D1Database,
  articles: Article[],
  { channels, now }: { channels: string[]; now: Date },
): Promise<void> {
  const since = now.getTime() - NEWS_DAYS * DAY_MS
  const rows = articles.map(({ url, language, date_published }) => {
    const isNews = channels.length > 0 && Date.parse(date_published) >= since
    return { url, language, start: isNews ? 0 : null }
  })
  const withdrawn = `${pathOf('url')} NOT IN (SELECT ${pathOf("value ->> 'url'")} FROM json_each(?1))`
  await db.batch([
    db
      .prepare(
        `DELETE FROM outbox WHERE article_url IN (SELECT url FROM article WHERE ${withdrawn})`,
      )
      .bind(JSON.stringify(rows)),
    db
      .prepare(`UPDATE article SET mailed_up_to = NULL WHERE mailed_up_to >= 0 AND ${withdrawn}`)
      .bind(JSON.stringify(rows)),
    db
      .prepare(
        `INSERT INTO article (url, language, seen_at, mailed_up_to)
         SELECT value ->> 'url', value ->> 'language', ?2,
                iif(EXISTS (SELECT 1 FROM article), value ->> 'start', NULL)
         FROM json_each(?1)
         WHERE ${pathOf("value ->> 'url'")} NOT IN (SELECT ${pathOf('url')} FROM article)
         ON CONFLICT DO NOTHING`,
      )
      .bind(JSON.stringify(rows), now.toISOString()),
  ])
}

/**
 * Queues the next mails about the oldest article that is not announced to everybody yet, to confirmed addresses with
 * its language. Resolves to whether there was one. Any number of runs may overlap: nobody gets a second mail.
 */
export async function queueAnnouncements(
  db: D1Database,
  { channels, now }: { channels: string[]; now: Date },
): Promise<boolean> {
  const article = await db
    .prepare('SELECT * FROM article WHERE mailed_up_to >= 0 ORDER BY seen_at, url LIMIT 1')
    .first<{ url: string; language: string; mailed_up_to: number }>()
  if (!article) return false
  // The plus keeps SQLite from an index of states, which would read every subscriber.
  const { results } = await db
    .prepare(
      `SELECT seq, id FROM subscription
       WHERE seq > ?1 AND +state = 'confirmed' AND language = ?2
       ORDER BY seq LIMIT ${MAILS_A_RUN}`,
    )
    .bind(article.mailed_up_to, article.language)
    .all<{ seq: number; id: string }>()
  await db.batch([
    ...channels.map((channel) =>
      db
        .prepare(
          `INSERT INTO outbox (id, channel, subscription_id, article_url, next_at, created_at)
           SELECT ${NEW_ID_EXPRESSION}, ?1, value ->> 'id', ?2, ?3, ?4 FROM json_each(?5)
           WHERE true ON CONFLICT DO NOTHING`,
        )
        .bind(channel, article.url, now.getTime(), now.toISOString(), JSON.stringify(results)),
    ),
    db
      .prepare('UPDATE article SET mailed_up_to = ?2 WHERE url = ?1 AND mailed_up_to >= 0')
      .bind(article.url, results.at(-1)?.seq ?? null),
  ])
  return true
}
