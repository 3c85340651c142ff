import { LIMITS, type Usage } from './prices.ts'

export const MONTH_DAYS = 30
const CRON_RUNS = MONTH_DAYS * (24 * 60 + 24 + 1) // the triggers of wrangler.toml
const TAB_REQUESTS = 22 * 8 * 60 * 2 // every half minute of the working hours
const LOGS_KEPT_DAYS = 7

/** What a month depends on beside its visits: the usual value of each flag, and its meaning. */
export const ASSUMED = {
  pages: [3, 'pages a visit'],
  enquiries: [0.01, 'enquiries a visit, with spam and addresses for the blog'],
  searches: [0.02, 'searches a visit that the Worker answers: without script, or by a link'],
  misses: [0.02, 'addresses without a page a visit'],
  scans: [30_000, 'such addresses that scanners ask for a month'],
  tabs: [2, 'inboxes open in working hours, each asking every half minute for what is new'],
  handling: [10, "operators' requests an enquiry"],
  lookups: [0.1, "operators' searches an enquiry; each reads every enquiry of a database"],
  days: [365, 'days that an enquiry is kept'],
  bytes: [4000, 'bytes an enquiry takes with its history'],
  written: [70, 'rows written for an enquiry until it is erased, indexes among them'],
  read: [200, 'rows read for the same'],
  list: [200, "rows read for an operator's other requests"],
  receipts: [1, 'emails to the sender of an enquiry, on the paid plan'],
  cpu: [3, 'ms of CPU a Worker request'],
  log: [1000, 'bytes of logs a Worker request'],
  backups: [8, 'backups kept'],
  peak: [2, 'average days in the busiest one'],
} satisfies Record<string, [value: number, meaning: string]>

export type Assumed = Record<keyof typeof ASSUMED, number>

/**
 * What so many visits a month use, once as many enquiries go as come; `measured`, when each page
 * view is counted, too.
 */
export function usageOf(visits: number, assumed: Assumed, measured: boolean): Usage {
  const points = measured ? visits * assumed.pages : 0
  const enquiries = visits * assumed.enquiries
  const handling = enquiries * assumed.handling
  const polls = assumed.tabs * TAB_REQUESTS
  const others = visits * (assumed.searches + assumed.misses) + assumed.scans + CRON_RUNS
  const requests = enquiries + handling + polls + others + points

  const kept = (enquiries * assumed.days) / MONTH_DAYS
  const database = (kept * assumed.bytes) / 1e9
  const searched = Math.min(1, LIMITS.database.most.limit / database) * kept
  const logs = (requests * assumed.log) / 1e9
  return {
    requests,
    cpu: requests * assumed.cpu,
    rowsRead:
      enquiries * (assumed.read + assumed.lookups * searched) +
      handling * assumed.list +
      (polls + CRON_RUNS) * 5,
    rowsWritten: enquiries * assumed.written,
    database,
    erased: enquiries,
    logs,
    logsKept: (logs * LOGS_KEPT_DAYS) / MONTH_DAYS,
    mails: enquiries * assumed.receipts,
    points,
    backups: database * assumed.backups,
  }
}
