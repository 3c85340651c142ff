/** The day on which the sources below were last read. */
export const READ_ON = '2026-11-22'

/** US dollars a month for Workers Paid, to which all prices below belong. */
export const PLAN = 5

export type Limit = {
  name: string
  /** What Workers Free has a day or, of what is kept, at any time; there is no more for money. */
  free?: number
  /** What Workers Paid includes a month, and what so many more cost in US dollars. */
  paid?: { included: number; price: number; per: number }
  /** What no plan exceeds, counted as `free` is, and what to do about it. */
  most?: { limit: number; instead: string }
  /** Whether it is kept, so that no day begins at nothing. */
  kept?: true
  /** A path of https://developers.cloudflare.com, or a file of this project. */
  source: string
}

const MILLION = 1e6

/** What may be full, or has a price. Requests for files, pages among them, are free and unlimited. */
export const LIMITS = {
  requests: {
    name: 'Worker requests',
    free: 100_000,
    paid: { included: 10 * MILLION, price: 0.3, per: MILLION },
    source: '/workers/platform/pricing/',
  },
  cpu: {
    name: 'ms of CPU',
    paid: { included: 30 * MILLION, price: 0.02, per: MILLION },
    source: '/workers/platform/pricing/',
  },
  rowsRead: {
    name: 'rows read',
    free: 5 * MILLION,
    paid: { included: 25_000 * MILLION, price: 0.001, per: MILLION },
    source: '/d1/platform/pricing/',
  },
  rowsWritten: {
    name: 'rows written',
    free: 100_000,
    paid: { included: 50 * MILLION, price: 1, per: MILLION },
    source: '/d1/platform/pricing/',
  },
  database: {
    name: 'GB of database',
    free: 0.5,
    paid: { included: 5, price: 0.75, per: 1 },
    most: { limit: 10, instead: 'keep enquiries a shorter time, or a database a quarter' },
    kept: true,
    source: '/d1/platform/limits/',
  },
  erased: {
    name: 'enquiries erased',
    most: { limit: 20_000, instead: 'erase every hour' },
    source: 'worker/retention/expire.ts',
  },
  logs: {
    name: 'GB of logs',
    free: 0.5,
    paid: { included: 50, price: 0.25, per: 1 },
    source: '/observability/pricing/',
  },
  logsKept: {
    name: 'GB of logs kept',
    paid: { included: 12, price: 0.1, per: 1 },
    kept: true,
    source: '/observability/pricing/',
  },
  mails: {
    name: 'emails to senders',
    paid: { included: 3000, price: 0.35, per: 1000 },
    source: '/email-service/platform/pricing/',
  },
  points: {
    name: 'data points',
    free: 100_000,
    paid: { included: 10 * MILLION, price: 0.25, per: MILLION },
    source: '/analytics/analytics-engine/pricing/',
  },
  backups: {
    name: 'GB of backups',
    paid: { included: 10, price: 0.015, per: 1 },
    kept: true,
    source: '/r2/pricing/',
  },
} satisfies Record<string, Limit>

/** How much is used of each limit: a month or, of what is kept, at any time. */
export type Usage = Record<keyof typeof LIMITS, number>
