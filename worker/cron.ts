import type { Env } from './env.ts'
import { formatErrorCodes } from './http/errors.ts'
import { log } from './http/log.ts'
import { configuredChannels } from './notify/channels.ts'
import { deliverDue } from './notify/deliver.ts'
import { DUE_CHANNEL, queueDueNotifications } from './notify/operator-mail.ts'
import { deleteExpiredAuditEntries, deleteExpiredRecords } from './retention/delete-expired.ts'
import { settings } from './settings.ts'
import { queueAnnouncements, syncArticles } from './subscribers/announce-articles.ts'
import { fetchNewestArticles } from './subscribers/article-feed.ts'
import { queueMissedConfirmations } from './subscribers/missed-confirmations.ts'

/** The cron triggers of wrangler.toml: for mail to subscribers, and for expired records. */
export const HOURLY_CRON = '7 * * * *'
export const NIGHTLY_CRON = '17 3 * * *'

/**
 * The batches that a run sends. It may make 50 queries on the free plan: two batches. On the paid one, which mail to
 * subscribers needs, it may make 1,000 (developers.cloudflare.com/d1/platform/limits): 190 mails in ten batches.
 */
const BATCHES_A_RUN = settings.newsletter ? 10 : 2

type Trigger = Pick<ScheduledController, 'cron' | 'scheduledTime'>
type Job = (env: Env, now: Date) => Promise<unknown>

const EVERY_MINUTE: Record<string, Job> = { notifyOwners, announceArticles, deliver }
const JOBS = new Map<string, Record<string, Job>>([
  [HOURLY_CRON, { findArticles, askSubscribers }],
  [
    NIGHTLY_CRON,
    {
      deleteRecords: ({ DB }, now) => deleteExpiredRecords(DB, now),
      deleteAudit: ({ DB }, now) => deleteExpiredAuditEntries(DB, now),
    },
  ],
])

/**
 * Runs the jobs of a cron trigger, each of them even when another one fails. Logs each failure, and rejects after it,
 * so that Cloudflare also lists the run as failed; with error codes only, because Cloudflare logs the rejection.
 */
export async function runCronJobs({ cron, scheduledTime }: Trigger, env: Env): Promise<void> {
  const causes: string[] = []
  for (const [job, run] of Object.entries(JOBS.get(cron) ?? EVERY_MINUTE)) {
    try {
      await run(env, new Date(scheduledTime))
    } catch (error) {
      const cause = formatErrorCodes(error)
      log('error', 'cron_failed', { cron, job, cause })
      causes.push(cause)
    }
  }
  if (causes.length > 0) throw new Error(causes.join(', '))
}

async function findArticles(env: Env, now: Date): Promise<void> {
  const { article } = configuredChannels(env)
  await syncArticles(env.DB, await fetchNewestArticles(env), { channels: article, now })
}

async function announceArticles(env: Env, now: Date): Promise<void> {
  const { article } = configuredChannels(env)
  if (article.length > 0) await queueAnnouncements(env.DB, { channels: article, now })
}

async function askSubscribers(env: Env, now: Date): Promise<void> {
  await queueMissedConfirmations(env.DB, { channels: configuredChannels(env).subscription, now })
}

async function notifyOwners(env: Env, now: Date): Promise<void> {
  if (configuredChannels(env).owner.includes(DUE_CHANNEL)) await queueDueNotifications(env.DB, now)
}

async function deliver(env: Env): Promise<void> {
  for (let round = 0; round < BATCHES_A_RUN; round++) {
    if ((await deliverDue(env)) === 0) return
  }
}
