import { createMiddleware } from 'hono/factory'
import { type Article, readArticles } from '../articles/feed.ts'
import { type ContactRecord, findContactRecords } from '../contact/record.ts'
import type { AppEnv, Env } from '../env.ts'
import { toApiError } from '../http/errors.ts'
import { findOperator } from '../operators.ts'
import { DeliveryError, deliveryProblem } from '../outbox/delivery-error.ts'
import {
  claimDue,
  type Due,
  forget,
  MIN_WAIT_MS,
  markDelivered,
  markFailed,
} from '../outbox/store.ts'
import { findReceived, type ReceivedEvent } from '../replies/find-received.ts'
import { findReplies, type WaitingReply } from '../replies/store.ts'
import { findSubscriptions, type Subscriber } from '../subscribe/store.ts'
import { channels, configuredChannels } from './channels.ts'
import type { Notification } from './notification.ts'
import { findHandOvers, HANDOVER, type Told } from './owner-mail.ts'

/**
 * The timeout of one notification: Standard Webhooks advises 15 to 30 s at most, and the platform ends
 * work 30 s after the response. The next attempt must not start earlier.
 */
const TIMEOUT_MS = MIN_WAIT_MS / 4

/** The subjects of a batch of notifications, by id, and the articles, which are read only when needed. */
type Subjects = {
  contacts: Map<string, ContactRecord>
  subscribers: Map<string, Subscriber>
  /** By the numbers of their events. */
  replies: Map<number, WaitingReply>
  received: Map<number, ReceivedEvent>
  articles: () => Promise<Article[]>
  /** The enquiries of one channel and operator, and the one mail about all of them, once it is begun. */
  operatorMails: Map<string, { enquiries: Told[]; mail?: Promise<void> }>
}

/**
 * Gives the routes the configured channels, and sends due notifications after each successful POST. The
 * cron trigger retries failed ones.
 */
export const notify = createMiddleware<AppEnv>(async (c, next) => {
  const configured = configuredChannels(c.env)
  c.set('channels', configured)
  await next()
  const mayHaveQueued = c.req.method === 'POST' && c.res.status < 400
  if (!mayHaveQueued || Object.values(configured).flat().length === 0) return
  const delivered = deliverDue(c.env).catch((error: Error) => void toApiError(error, c))
  c.executionCtx.waitUntil(delivered)
})

/**
 * Sends up to one batch of the notifications that are due at `now`, each with a timeout of `timeoutMs`. One that takes
 * longer is sent again, under the same id. Each is marked when its own sending ends, so none waits for another, and a
 * Worker that dies has used one attempt. Any number of calls may run at once: no two get the same. Resolves to the
 * number of claimed notifications; rejects when storage fails.
 */
export async function deliverDue(
  env: Env,
  { now = Date.now(), timeoutMs = TIMEOUT_MS }: { now?: number; timeoutMs?: number } = {},
): Promise<number> {
  const { DB } = env
  const batch = await claimDue(DB, now)
  if (batch.length === 0) return 0
  const subjects = await findSubjects(env, batch)
  const sendAndMark = async (due: Due) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const mark = await withinTime(deliver(env, due, { ...subjects, now, signal }), signal).then(
      (sent) => (sent === false ? forget(DB, due.id) : markDelivered(DB, due.id, now)),
      (cause) => markFailed(DB, due, deliveryProblem(cause)),
    )
    await mark.run()
  }
  const marks = await Promise.allSettled(batch.map(sendAndMark))
  const failed = marks.find((mark) => mark.status === 'rejected')
  if (failed) throw failed.reason
  return batch.length
}

/** Reads what a batch of notifications is about, with one query for each kind that is there. */
async function findSubjects(env: Env, batch: Due[]): Promise<Subjects> {
  const find = <Id, Found>(
    search: (db: D1Database, ids: Id[]) => Promise<Map<Id, Found>>,
    ids: (Id | null)[],
  ) => {
    const named = ids.filter((id) => id !== null)
    return named.length > 0 ? search(env.DB, named) : new Map<Id, Found>()
  }
  const handedOver = batch.filter(({ channel }) => channel === HANDOVER)
  const [contacts, subscribers, replies, received, handOvers] = await Promise.all([
    find(
      findContactRecords,
      batch.map(({ contactId }) => contactId),
    ),
    find(
      findSubscriptions,
      batch.map(({ subscriptionId }) => subscriptionId),
    ),
    find(
      findReplies,
      batch.map(({ eventSeq }) => eventSeq),
    ),
    find(
      findReceived,
      batch.map(({ receivedSeq }) => receivedSeq),
    ),
    find(
      findHandOvers,
      handedOver.map(({ contactId }) => contactId),
    ),
  ])
  const enquiriesOf = (mail: Due[]): Told[] =>
    mail.flatMap(({ channel, contactId }) => {
      const enquiry = contacts.get(contactId ?? '')
      const handOver = channel === HANDOVER ? handOvers.get(contactId ?? '') : undefined
      return enquiry ? { ...enquiry, handedOver: handOver } : []
    })
  const operatorMails = Map.groupBy(batch, operatorOf)
  let reading: Promise<Article[]> | undefined
  return {
    contacts,
    subscribers,
    replies,
    received,
    articles: () => {
      reading ??= readArticles(env)
      return reading
    },
    operatorMails: new Map(
      [...operatorMails].map(([operator, mail]) => [operator, { enquiries: enquiriesOf(mail) }]),
    ),
  }
}

/** The channel and the operator, who gets one mail for all of a batch. */
function operatorOf({ channel, owner }: Due): string {
  return `${channel} ${owner}`
}

/** Resolves to false for a notification that is not wanted any more. */
async function deliver(
  env: Env,
  due: Due,
  {
    operatorMails,
    now,
    signal,
    ...subjects
  }: Subjects & Omit<Notification<unknown>, 'id' | 'about'>,
) {
  const { id, channel, contactId, subscriptionId, articleUrl, eventSeq, receivedSeq, owner } = due
  type Channel<About> = { send: (env: Env, notification: Notification<About>) => Promise<void> }
  const send = async <About>(all: Record<string, Channel<About>>, about: About | undefined) => {
    const named = Object.hasOwn(all, channel) ? all[channel] : undefined
    if (!named) throw new DeliveryError(`There is no channel called ${channel}.`)
    if (about) await named.send(env, { id, about, now, signal })
  }

  if (Object.hasOwn(channels.owner, channel)) {
    const to = owner && findOperator(owner)?.email
    const theirs = operatorMails.get(operatorOf(due))
    if (!to || !theirs || theirs.enquiries.length === 0) return false
    theirs.mail ??= send(channels.owner, { to, enquiries: theirs.enquiries })
    return theirs.mail
  }
  const about = subjects.contacts.get(contactId ?? '')
  if (eventSeq !== null) {
    const reply = subjects.replies.get(eventSeq)
    return send(channels.reply, about && reply && { ...about, reply })
  }
  if (receivedSeq !== null) {
    const received = subjects.received.get(receivedSeq)
    return send(channels.received, about && received && { ...about, received })
  }
  if (contactId !== null) {
    // Moved to spam while its receipt waited: the sender is often forged.
    if (Object.hasOwn(channels.sender, channel) && about?.status === 'spam') return false
    return send({ ...channels.contact, ...channels.sender }, about)
  }
  const subscriber = subjects.subscribers.get(subscriptionId ?? '')
  if (articleUrl === null) {
    // Already confirmed or deleted: no confirmation needed.
    return send(channels.subscription, subscriber?.state === 'pending' ? subscriber : undefined)
  }
  const { pathname } = new URL(articleUrl)
  const article = (await subjects.articles()).find(({ url }) => new URL(url).pathname === pathname)
  // Unsubscribed, or the article withdrawn in the meantime.
  const isWanted = subscriber?.state === 'confirmed' && article
  return send(channels.article, isWanted ? { ...subscriber, article } : undefined)
}

/** The result of `work`, or a rejection with the reason of the signal: then its later result is ignored. */
async function withinTime<T>(work: Promise<T>, late: AbortSignal): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason))
  })
  return Promise.race([work, tooLate])
}
