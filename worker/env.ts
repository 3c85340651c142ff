import type { RequestIdVariables } from 'hono/request-id'

/** The bindings of the Worker, from wrangler.toml and the operator's secrets. */
export type Env = {
  DB: D1Database
  ASSETS: Fetcher
  /** The version of this upload of the Worker. */
  VERSION?: WorkerVersionMetadata
  /** Refuses enquiries and subscriptions from one network beyond its rate (http/rate-limit.ts). */
  FORM_LIMIT: RateLimit
  OPERATOR_LIMIT: RateLimit
  /** Secrets: the operators' token, and during a rotation the one that replaces it. */
  OPERATOR_TOKEN?: string
  OPERATOR_TOKEN_NEXT?: string
  /** The issuer of Cloudflare Access, such as https://team.cloudflareaccess.com, and its audience. */
  ACCESS_ISSUER?: string
  ACCESS_AUDIENCE?: string
  /** The webhook for new enquiries, and its signing secret (whsec_…). */
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  /** All or none: the email binding, the sender, and the recipient of notifications. */
  EMAIL?: SendEmail
  EMAIL_FROM?: string
  EMAIL_TO?: string
  /** The address of the Worker for replies, such as reply@company.example; it also needs all of those. */
  REPLY_ADDRESS?: string
  /** The address of the site, such as https://www.company.example, for links in emails. */
  PUBLIC_ORIGIN?: string
}

/** The Hono environment that every sub-app shares. */
export type AppEnv = {
  Bindings: Env
  Variables: RequestIdVariables & {
    /** The names of the channels that are set up: for operators, senders of enquiries, owners, subscribers. */
    channels: Record<
      'enquiry' | 'received' | 'sender' | 'reply' | 'owner' | 'subscription' | 'article',
      string[]
    >
  }
}
