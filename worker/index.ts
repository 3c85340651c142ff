import { app } from './app.ts'
import { runCronJobs } from './cron.ts'
import { withTimeoutAndMigrations } from './db/database-wrapper.ts'
import type { Env } from './env.ts'
import { receiveMail } from './incoming-mail.ts'

const opened = new WeakMap<Env, Env>()

/** Returns one object for all requests of an isolate: it is the key of the cached configuration. */
function withStorage(env: Env): Env {
  const known = opened.get(env) ?? { ...env, DB: withTimeoutAndMigrations(env.DB) }
  opened.set(env, known)
  return known
}

export default {
  fetch: (request, env, context) => app.fetch(request, withStorage(env), context),
  scheduled: (trigger, env) => runCronJobs(trigger, withStorage(env)),
  email: (message, env, context) => receiveMail(message, withStorage(env), context),
} satisfies ExportedHandler<Env>
