import { announce } from './articles/announce.ts'
import { readArticles } from './articles/feed.ts'
import { warnOfFullness } from './db/fullness.ts'
import type { Env } from './env.ts'
import { ApiError, errorCodes } from './http/errors.ts'
import { log } from './http/log.ts'
import { configuredChannels } from './notify/channels.ts'
import { deliverDue } from './notify/deliver.ts'
import { expire } from './retention/expire.ts'

/** The cron triggers of wrangler.toml: for new articles, and for expired records. */
export const HOURLY = '7 * * * *'
export const NIGHTLY = '17 3 * * *'

/** A run may make 50 requests on the free plan: two batches. */
const ROUNDS = 2

type Trigger = Pick<ScheduledController, 'cron' | 'scheduledTime'>

/**
 * Runs the job of a cron trigger; the one of every minute sends the notifications that are still due.
 * Rejects when the job fails, so that Cloudflare also lists the run as failed; with error codes only,
 * because Cloudflare logs the rejection.
 */
export async function scheduled(trigger: Trigger, env: Env): Promise<void> {
  try {
    await run(trigger, env)
  } catch (error) {
    const cause = errorCodes(error instanceof ApiError ? error.cause : error)
    log('error', 'cron_failed', { cron: trigger.cron, cause })
    throw new Error(cause)
  }
}

async function run({ cron, scheduledTime }: Trigger, env: Env): Promise<void> {
  const now = new Date(scheduledTime)
  if (cron === HOURLY) {
    const { article } = configuredChannels(env)
    await announce(env.DB, await readArticles(env), { channels: article, now })
    return
  }
  if (cron === NIGHTLY) {
    await expire(env.DB, now)
    await warnOfFullness(env.DB)
    return
  }
  for (let round = 0; round < ROUNDS; round++) {
    if ((await deliverDue(env)) === 0) return
  }
}
