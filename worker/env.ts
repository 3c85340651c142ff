import type { RequestIdVariables } from 'hono/request-id'

/** What wrangler.toml, and the operator's secrets, bind to the Worker. */
export type Env = {
  DB: D1Database
  ASSETS: Fetcher
  /** Which upload of the Worker this is. */
  VERSION?: WorkerVersionMetadata
  /** Refuses enquiries and subscriptions from one network beyond its rate (middleware/rate-limit.ts). */
  FORM_LIMIT: RateLimit
  OPERATOR_LIMIT: RateLimit
  /** Secrets: the operators' token, and during a rotation the one that replaces it. */
  OPERATOR_TOKEN?: string
  OPERATOR_TOKEN_NEXT?: string
  /** Where Cloudflare Access signs, such as https://team.cloudflareaccess.com, and for whom. */
  ACCESS_ISSUER?: string
  ACCESS_AUDIENCE?: string
  /** Where to tell of enquiries, and the secret (whsec_…) that signs it; `slack` as format has none. */
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  WEBHOOK_FORMAT?: string
  /** The secret of Turnstile's widget; it takes `turnstileSiteKey` of settings.ts, too. */
  TURNSTILE_SECRET?: string
  /** All or none: the email binding, the sender, and who is told of enquiries. */
  EMAIL?: SendEmail
  EMAIL_FROM?: string
  EMAIL_TO?: string
  /** The address of the site, such as https://lumenfold.example, for links in emails. */
  PUBLIC_ORIGIN?: string
}

/** The Hono environment that every sub-app shares. */
export type AppEnv = {
  Bindings: Env
  Variables: RequestIdVariables & {
    /** The names of the channels that are set up: for operators, senders of enquiries, subscribers. */
    channels: { contact: string[]; sender: string[]; subscription: string[]; article: string[] }
    /** Where an answer may be kept for a while; without it, it may not. */
    cacheControl?: string
  }
}
