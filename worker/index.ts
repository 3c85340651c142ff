import { app } from './app.ts'
import { scheduled } from './cron.ts'
import { selfMigrating } from './db/self-migrating.ts'
import type { Env } from './env.ts'

const migrating = new WeakMap<Env, Env>()

/** Returns one object for all requests of an isolate: it is the key of the cached configuration. */
function withMigrations(env: Env): Env {
  const known = migrating.get(env) ?? { ...env, DB: selfMigrating(env.DB) }
  migrating.set(env, known)
  return known
}

export default {
  fetch: (request, env, context) => app.fetch(request, withMigrations(env), context),
  scheduled: (trigger, env) => scheduled(trigger, withMigrations(env)),
} satisfies ExportedHandler<Env>
