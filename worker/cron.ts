import type { Env } from './env.ts'
import { deliverDue } from './notify/deliver.ts'
import { expire } from './retention/expire.ts'

/** The cron trigger of wrangler.toml for what has been kept long enough; the other one drains. */
export const NIGHTLY = '17 3 * * *'

/** A run may make 50 requests on the free plan: two batches. */
const ROUNDS = 2

/** The cron triggers of wrangler.toml: each minute, what could not be told at once. */
export async function scheduled(
  { cron, scheduledTime }: Pick<ScheduledController, 'cron' | 'scheduledTime'>,
  env: Env,
): Promise<void> {
  if (cron === NIGHTLY) {
    await expire(env.DB, new Date(scheduledTime))
    return
  }
  for (let round = 0; round < ROUNDS; round++) {
    if ((await deliverDue(env)) === 0) return
  }
}
