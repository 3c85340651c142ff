import { createMiddleware } from 'hono/factory'
import { findEnquiryRecords } from '../enquiry/enquiry-record.ts'
import type { AppEnv, Env } from '../env.ts'
import { logAsApiError } from '../http/errors.ts'
import { findOperator } from '../operators.ts'
import { DeliveryError, toDeliveryFailure } from '../outbox/delivery-error.ts'
import {
  claimDue,
  type Due,
  deliveredUpdate,
  failedUpdate,
  MIN_RETRY_WAIT_MS,
  outboxDelete,
} from '../outbox/store.ts'
import { findReceived } from '../replies/received-mail.ts'
import { findRepliesOfEvents } from '../replies/store.ts'
import { type Article, fetchNewestArticles } from '../subscribers/article-feed.ts'
import { findSubscriptions } from '../subscribers/store.ts'
import { withinTime } from '../time.ts'
import { channels, configuredChannels } from './channels.ts'
import type { Notification } from './notification.ts'
import { findHandOvers, HANDOVER_CHANNEL, type NotifiedEnquiry } from './operator-mail.ts'

/**
 * The timeout of one notification: Standard Webhooks advises 15 to 30 s at most, and the platform ends
 * work 30 s after the response. The next attempt must not start earlier.
 */
const TIMEOUT_MS = MIN_RETRY_WAIT_MS / 4

/** Gives the routes the configured channels. After a successful POST, sends what is due; the cron trigger retries. */
export const notificationMiddleware = createMiddleware<AppEnv>(async (c, next) => {
  const configured = configuredChannels(c.env)
  c.set('channels', configured)
  await next()
  const mayHaveQueued = c.req.method === 'POST' && c.res.status < 400
  if (!mayHaveQueued || Object.values(configured).flat().length === 0) return
  const delivered = deliverDue(c.env).catch((error: Error) => void logAsApiError(error, c))
  c.executionCtx.waitUntil(delivered)
})

/**
 * Sends up to one batch of the notifications that are due at `now`; one that takes longer than `timeoutMs` is sent
 * again, under the same id. Each is marked when its own sending ends. Any number of calls may run at once: no two get
 * the same. Resolves to the number of claimed notifications; rejects when storage fails.
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
    const mark = await withinTime(deliver(env, due, { ...subjects, now, signal }), timeoutMs).then(
      (sent) => (sent === false ? outboxDelete(DB, due.id) : deliveredUpdate(DB, due.id, now)),
      (cause) => failedUpdate(DB, due, toDeliveryFailure(cause)),
    )
    await mark.run()
  }
  const marks = await Promise.allSettled(batch.map(sendAndMark))
  const failed = marks.find((mark) => mark.status === 'rejected')
  if (failed) throw failed.reason
  return batch.length
}

/** What a batch of notifications is about, with one query for each kind that is there; the articles only when needed. */
async function findSubjects(env: Env, batch: Due[]) {
  const find = <Id, Found>(
    search: (db: D1Database, ids: Id[]) => Promise<Map<Id, Found>>,
    idOf: (due: Due) => Id | null,
  ) => {
    const ids = batch.flatMap((due) => idOf(due) ?? [])
    return ids.length > 0 ? search(env.DB, ids) : new Map<Id, Found>()
  }
  const [enquiries, subscribers, replies, received, handOvers] = await Promise.all([
    find(findEnquiryRecords, ({ enquiryId }) => enquiryId),
    find(findSubscriptions, ({ subscriptionId }) => subscriptionId),
    find(findRepliesOfEvents, ({ eventSeq }) => eventSeq),
    find(findReceived, ({ receivedSeq }) => receivedSeq),
    find(findHandOvers, (due) => (due.channel === HANDOVER_CHANNEL ? due.enquiryId : null)),
  ])
  let reading: Promise<Article[]> | undefined
  const articles = () => {
    reading ??= fetchNewestArticles(env)
    return reading
  }
  /** The mails to operators that are begun, by their channel and operator, who gets one for all of a batch. */
  const operatorMails = new Map<string, Promise<void>>()
  return { batch, enquiries, subscribers, replies, received, handOvers, articles, operatorMails }
}

type Subjects = Awaited<ReturnType<typeof findSubjects>>

/** The enquiries that one mail to an operator is about. */
function enquiriesOf(
  { channel, owner }: Due,
  { batch, enquiries, received, handOvers }: Subjects,
): NotifiedEnquiry[] {
  const together = batch.filter((each) => each.channel === channel && each.owner === owner)
  return together.flatMap(({ enquiryId, receivedSeq }) => {
    const enquiry = enquiries.get(enquiryId ?? '')
    const handedOver = channel === HANDOVER_CHANNEL ? handOvers.get(enquiryId ?? '') : undefined
    const mail = received.get(receivedSeq ?? 0)
    return enquiry ? { ...enquiry, ...(mail && { message: mail.text }), handedOver } : []
  })
}

/** Resolves to false for a notification that is not wanted any more. */
async function deliver(
  env: Env,
  due: Due,
  { now, signal, ...subjects }: Subjects & Pick<Notification<unknown>, 'now' | 'signal'>,
) {
  const { id, channel, enquiryId, subscriptionId, articleUrl, eventSeq, receivedSeq, owner } = due
  type Channel<About> = { send: (env: Env, notification: Notification<About>) => Promise<void> }
  const send = async <About>(all: Record<string, Channel<About>>, about: About | undefined) => {
    const named = Object.hasOwn(all, channel) ? all[channel] : undefined
    if (!named) throw new DeliveryError(`There is no channel called ${channel}.`)
    if (about) await named.send(env, { id, about, now, signal })
  }

  if (Object.hasOwn(channels.owner, channel)) {
    const to = owner && findOperator(owner)?.email
    const enquiries = enquiriesOf(due, subjects)
    if (!to || enquiries.length === 0) return false
    const key = `${channel} ${owner}`
    const mail = subjects.operatorMails.get(key) ?? send(channels.owner, { to, enquiries })
    subjects.operatorMails.set(key, mail)
    return mail
  }
  const about = subjects.enquiries.get(enquiryId ?? '')
  if (eventSeq !== null) {
    const reply = subjects.replies.get(eventSeq)
    return send(channels.reply, about && reply && { ...about, reply })
  }
  if (receivedSeq !== null) {
    const received = subjects.received.get(receivedSeq)
    return send(channels.received, about && received && { ...about, received })
  }
  if (enquiryId !== null) {
    // Moved to spam while its receipt waited: the sender is often forged.
    if (Object.hasOwn(channels.sender, channel) && about?.status === 'spam') return false
    return send({ ...channels.enquiry, ...channels.sender }, about)
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
