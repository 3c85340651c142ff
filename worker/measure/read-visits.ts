import * as z from 'zod/mini'

/** As wrangler.toml names it. */
const DATASET = 'lumenfold_visits'
const DAYS = 28
const DAY_MS = 86_400_000
const MOST_PAGES = 20
const TIMEOUT_MS = 5_000

/** Where Cloudflare's API is; tests have one of their own. */
export const API = 'https://api.cloudflare.com/client/v4'

const answerSchema = z.object({
  // A sum is a 64-bit integer, which the API may write as a string.
  data: z.array(z.object({ label: z.string(), amount: z.coerce.number() })),
})

type Amounts = Map<string, number>
type Account = { ANALYTICS_ACCOUNT_ID: string; ANALYTICS_TOKEN: string }

/** What could not be read: `message` says so to an operator, and nothing of the token. */
export class VisitsUnreadError extends Error {}

/**
 * The visits of the last 28 days in UTC, today's included: `days` are views by date (2026-11-22), each
 * day there; `pages` views by page, most first; `lcp` and `inp` (milliseconds) and `cls` the 75th
 * percentiles by width of window. Where Analytics Engine kept a sample, a record counts for all that
 * it stands for. Rejects with a `VisitsUnreadError`.
 */
export async function readVisits(account: Account, api = API) {
  const dates = Array.from({ length: DAYS }, (_, day) =>
    new Date(Date.now() - (DAYS - 1 - day) * DAY_MS).toISOString().slice(0, 10),
  )
  const since = `timestamp >= toDateTime('${dates[0]} 00:00:00')`
  const read = (label: string, amount: string, rest: string) =>
    query(`SELECT ${label} AS label, ${amount} AS amount FROM ${DATASET} WHERE ${since} ${rest}`)
  const views = 'sum(_sample_interval)'
  // Written as -1 where it was not measured.
  const p75 = (column: string) =>
    read(
      'blob2',
      `quantileExactWeighted(0.75)(${column}, _sample_interval)`,
      `AND ${column} >= 0 GROUP BY label`,
    )

  async function query(sql: string): Promise<Amounts> {
    const address = `${api}/accounts/${account.ANALYTICS_ACCOUNT_ID}/analytics_engine/sql`
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual', // The token is for this host alone.
      headers: { Authorization: `Bearer ${account.ANALYTICS_TOKEN}` },
      body: `${sql} FORMAT JSON`,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: Error) => {
      throw new VisitsUnreadError('Cloudflare did not answer.', { cause })
    })
    if (!response.ok) throw new VisitsUnreadError(`Cloudflare answered ${response.status}.`)
    const { data, error } = answerSchema.safeParse(await response.json().catch(() => undefined))
    if (error) throw new VisitsUnreadError('Cloudflare answered what this page cannot read.')
    return new Map(data.data.map(({ label, amount }) => [label, amount]))
  }

  const [byDay, pages, lcp, inp, cls] = await Promise.all([
    read("formatDateTime(timestamp, '%Y-%m-%d')", views, 'GROUP BY label'),
    read('blob1', views, `GROUP BY label ORDER BY amount DESC LIMIT ${MOST_PAGES}`),
    p75('double1'),
    p75('double2'),
    p75('double3'),
  ])
  const days = new Map(dates.map((date) => [date, byDay.get(date) ?? 0]))
  return { days, pages, lcp, inp, cls }
}
