import { app } from './app.ts'
import { scheduled } from './cron.ts'
import { selfMigrating } from './db/self-migrating.ts'
import type { Env } from './env.ts'

const withMigrations = (env: Env): Env => ({ ...env, DB: selfMigrating(env.DB) })

export default {
  fetch: (request, env, context) => app.fetch(request, withMigrations(env), context),
  scheduled: (trigger, env) => scheduled(trigger, withMigrations(env)),
} satisfies ExportedHandler<Env>
