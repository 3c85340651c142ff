import { type Article, readArticles } from '../articles/feed.ts'
import { findContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { drainOutbox, LEASE_MS } from '../outbox/drain.ts'
import type { Due } from '../outbox/store.ts'
import { findSubscription } from '../subscribe/store.ts'
import { channels } from './channels.ts'

/** How long a receiver may take; Standard Webhooks advises 15 to 30 s at most. */
const TIMEOUT_MS = LEASE_MS / 2

type Terms = { now?: number; timeoutMs?: number }
type Given = Required<Terms> & { articles: () => Promise<Article[]> }

/**
 * Sends up to one batch of what is due at `now`. Resolves to how many it took; rejects only when the
 * storage fails.
 */
export function deliverDue(
  env: Env,
  { now = Date.now(), timeoutMs = TIMEOUT_MS }: Terms = {},
): Promise<number> {
  let reading: Promise<Article[]> | undefined
  const articles = () => {
    reading ??= readArticles(env)
    return reading
  }
  return drainOutbox(env.DB, (due) => deliver(env, due, { now, timeoutMs, articles }), now)
}

async function deliver(env: Env, due: Due, { articles, ...terms }: Given): Promise<void> {
  const { id, channel, contactId, subscriptionId, articleUrl } = due
  if (contactId !== null) {
    const { send } = channelCalled(channel, { ...channels.contact, ...channels.sender })
    const about = await findContactRecord(env.DB, contactId)
    if (about) await send(env, { id, about, ...terms })
  }
  if (subscriptionId !== null && articleUrl === null) {
    const { send } = channelCalled(channel, channels.subscription)
    const about = await findSubscription(env.DB, subscriptionId)
    // Confirmed or gone meanwhile: there is nothing to ask.
    if (about?.state === 'pending') await send(env, { id, about, ...terms })
  }
  if (subscriptionId !== null && articleUrl !== null) {
    const { send } = channelCalled(channel, channels.article)
    const about = await findSubscription(env.DB, subscriptionId)
    const article = (await articles()).find(({ url }) => url === articleUrl)
    // Left, or withdrawn meanwhile: there is nothing to tell.
    if (about?.state !== 'confirmed' || !article) return
    await send(env, { id, about: { ...about, article }, ...terms })
  }
}

function channelCalled<Channel>(name: string, all: Record<string, Channel>): Channel {
  const channel = Object.hasOwn(all, name) ? all[name] : undefined
  if (!channel) throw new DeliveryError(`There is no channel called ${name}.`)
  return channel
}
