import { expect, test } from 'vitest'
import { deliverDue } from '../notify/deliver.ts'
import { mailbox } from '../test/fake-mail.ts'
import { completeBindings } from '../test/fetch-in-process.ts'
import { startWorker } from '../test/start-worker.ts'
import { stubAssets } from '../test/stub-assets.ts'
import { queueAnnouncements, syncArticles } from './announce-articles.ts'
import { ARTICLE_FEED_PATH, type Article } from './article-feed.ts'
import { changeSubscription, createSubscription } from './store.ts'

const worker = await startWorker()

const NOW = new Date('2026-05-20T12:00Z')
const HOUR = 60 * 60 * 1000
const channels = ['announcement']

function article(id: string, date = '2026-05-20'): Article {
  const url = `https://lumenfold.example/blog/${id}`
  const date_published = `${date}T00:00:00.000Z`
  return { url, title: `On ${id}`, summary: `Why ${id}.`, date_published, language: 'en-US' }
}

const german = (id: string): Article => ({
  ...{ ...article(id), title: `Über ${id}`, language: 'de' },
  url: `https://lumenfold.example/de/magazin/${id}`,
})

/** A site whose feeds have the articles of `feed`, and whose subscribers have confirmed. */
async function site({ feed, confirmed }: { feed: Article[]; confirmed: string[] }) {
  const { mails, bindings } = mailbox()
  const ofFeed = ({ pathname }: URL) => {
    const blog = `${pathname.slice(0, -ARTICLE_FEED_PATH.length)}/`
    return { items: feed.filter(({ url }) => new URL(url).pathname.startsWith(blog)) }
  }
  const fetch = async (address: URL) =>
    address.pathname.endsWith(ARTICLE_FEED_PATH)
      ? Response.json(ofFeed(address))
      : stubAssets.fetch(address)
  const env = completeBindings({ ...bindings, DB: worker.db, ASSETS: { fetch } })
  const idOf = (email: string) =>
    worker.db
      .prepare('SELECT id FROM subscription WHERE email = ?1')
      .bind(email)
      .first<string>('id')
  const move = async (email: string, state: 'confirmed' | 'unsubscribed') =>
    changeSubscription(worker.db, String(await idOf(email)), state)
  const confirm = async (email: string, language = 'en-US') => {
    await createSubscription(worker.db, email, { channels: [], language })
    await move(email, 'confirmed')
  }
  for (const email of confirmed) await confirm(email)
  return {
    mails,
    confirm,
    idOf,
    leave: (email: string) => move(email, 'unsubscribed'),
    async announce(now = NOW, through = channels) {
      await syncArticles(worker.db, feed, { channels: through, now })
      while (await queueAnnouncements(worker.db, { channels: through, now }));
    },
    /** One run of the cron trigger. */
    queue: () => queueAnnouncements(worker.db, { channels, now: NOW }),
    /** Sends all notifications that are due by then. */
    async deliver(now = NOW.getTime() + HOUR) {
      while ((await deliverDue(env, { now })) > 0);
      return mails.map(({ to, subject }) => `${to}: ${subject}`).sort()
    },
    queued: () => worker.db.prepare('SELECT count(*) FROM outbox').first('count(*)'),
  }
}

test('announces a new article once to every confirmed address, over any number of runs', async () => {
  const feed = [article('one')]
  const { announce, confirm, idOf, mails, deliver } = await site({
    feed,
    confirmed: ['ada@reader.example', 'bob@reader.example'],
  })
  await announce()
  feed.unshift(article('two'))

  // Concurrent runs announce once.
  await Promise.all([1, 2, 3].map(() => announce()))
  await deliver()
  await confirm('late@reader.example')
  for (const hours of [1, 2]) await announce(new Date(NOW.getTime() + hours * HOUR))

  expect(await deliver(NOW.getTime() + 3 * HOUR)).toEqual([
    'ada@reader.example: On two',
    'bob@reader.example: On two',
  ])
  const leave = `https://lumenfold.example/api/subscribe/${await idOf('ada@reader.example')}/unsubscribe`
  expect(mails.find(({ to }) => `${to}`.startsWith('ada'))).toEqual({
    from: 'site@lumenfold.example',
    to: 'ada@reader.example',
    replyTo: 'us@lumenfold.example',
    subject: 'On two',
    text: expect.stringMatching(
      new RegExp(`Why two\\.\\n\\nRead it: https://lumenfold.example/blog/two\\n[^]*: ${leave}$`),
    ),
    headers: {
      'X-Notification-Id': expect.stringMatching(/^msg_/),
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

test('announces an article to the subscribers of its language, in that language', async () => {
  const feed = [article('one'), german('eins')]
  const { announce, confirm, mails, deliver } = await site({
    feed,
    confirmed: ['ada@reader.example'],
  })
  await confirm('grete@reader.example', 'de')
  await announce()
  feed.push(article('two'), german('zwei'))

  await announce()

  expect(await deliver()).toEqual(['ada@reader.example: On two', 'grete@reader.example: Über zwei'])
  expect(mails.find(({ to }) => `${to}`.startsWith('grete'))?.text).toMatch(
    /Lesen: https:\/\/lumenfold\.example\/de\/magazin\/zwei\n\nAbmelden: .*\?language=de$/,
  )
})

test('sends nothing to unsubscribed or unconfirmed addresses', async () => {
  const feed = [article('one')]
  const { announce, leave, deliver, queued } = await site({
    feed,
    confirmed: ['ada@reader.example', 'bob@reader.example'],
  })
  await createSubscription(worker.db, 'pending@reader.example', { channels: [], language: 'en-US' })
  await announce()
  feed.push(article('two'))
  await announce()
  expect(await queued()).toBe(2)

  await leave('ada@reader.example')

  expect(await deliver()).toEqual(['bob@reader.example: On two'])
})

test('sends nothing about a withdrawn article, and deletes its queued notifications', async () => {
  const feed = [article('one')]
  const { announce, deliver, queued } = await site({ feed, confirmed: ['ada@reader.example'] })
  await announce()
  feed.push(article('two'))
  await announce()
  const [one] = feed.splice(1)

  expect(await deliver()).toEqual([])
  await announce()
  expect(await queued()).toBe(0)
  feed.push(one as Article)
  await announce()
  expect(await queued()).toBe(0)
})

test('an article in place of a withdrawn one does not wait for the messages about that one', async () => {
  const feed = [article('one')]
  const { announce, deliver } = await site({ feed, confirmed: ['ada@reader.example'] })
  await announce()
  feed[1] = article('two')
  await announce()
  feed[1] = article('three')
  await announce()

  expect(await deliver(NOW.getTime())).toEqual(['ada@reader.example: On three'])
})

test('a site that moves to another host announces no article again, and the rest of the queued ones', async () => {
  const feed = [article('one')]
  const { announce, deliver, queued } = await site({
    feed,
    confirmed: ['ada@reader.example', 'bob@reader.example'],
  })
  await announce()
  feed.unshift(article('two'))
  await announce()

  for (const each of feed) each.url = each.url.replace('lumenfold', 'company')
  await announce()

  expect(await queued()).toBe(2)
  expect(await deliver()).toEqual(['ada@reader.example: On two', 'bob@reader.example: On two'])
})

test('does not announce the first articles, old ones, or those published while the newsletter was off', async () => {
  const feed = [article('one')]
  const { announce, queued } = await site({ feed, confirmed: ['ada@reader.example'] })
  await announce()
  feed.push(article('old', '2026-04-19'))
  await announce()
  feed.push(article('two'))
  await announce(NOW, [])

  await announce()

  expect(await queued()).toBe(0)
})

test('queues 180 mails a run, goes on where it stopped, and ends with the article', async () => {
  const feed = [article('one')]
  const confirmed = Array.from({ length: 200 }, (_, n) => `reader-${n}@reader.example`)
  const { announce, queue, queued } = await site({ feed, confirmed })
  await announce()
  feed.push(article('two'))
  await syncArticles(worker.db, feed, { channels, now: NOW })

  await queue()
  expect(await queued()).toBe(180)
  await queue()
  expect(await queued()).toBe(200)

  feed.push(article('three'))
  await syncArticles(worker.db, feed, { channels, now: NOW })
  await queue()
  await queue()
  feed.pop()
  await syncArticles(worker.db, feed, { channels, now: NOW })
  await queue()
  expect(await queued()).toBe(200)
})
