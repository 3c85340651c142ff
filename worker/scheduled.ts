import type { Env } from './env.ts'
import { drainOutbox } from './outbox/drain.ts'

/** A run may make 50 requests on the free plan: two batches. */
const ROUNDS = 2

/** The cron triggers of wrangler.toml: each minute, what could not be told at once. */
export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if ((await drainOutbox(env)) === 0) return
  }
}
