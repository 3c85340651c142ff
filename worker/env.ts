import type { RequestIdVariables } from 'hono/request-id'

/** What wrangler.toml, and the operator's secrets, bind to the Worker. */
export type Env = {
  DB: D1Database
  ASSETS: Fetcher
  OPERATOR_LIMIT: RateLimit
  OPERATOR_TOKEN?: string
}

/** The Hono environment that every sub-app shares. */
export type AppEnv = { Bindings: Env; Variables: RequestIdVariables }
