import { app } from './app.ts'
import { scheduled } from './cron.ts'
import type { Env } from './env.ts'

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>
