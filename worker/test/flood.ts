import { openConnections } from './driver/connections.ts'
import { submit } from './driver/enquiries.ts'
import { atRate, percentile, type Rate } from './driver/pace.ts'
import { OPERATOR_TOKEN } from './serve-worker.ts'

/** The number of each kind among twenty requests. */
const MIX = { page: 10, search: 2, json: 3, form: 3, operator: 2 }
type Kind = keyof typeof MIX
const KINDS = Object.entries(MIX).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind))
const PAGES = ['/contact', '/blog']
/** Prime to the twenty, so that each kind comes from each of them. */
const HURRIED_ADDRESSES = 21

type Load = Rate & {
  origin: string
  /** Whether one third comes from one address and another third from a few, beyond their limits. */
  greedy?: boolean
}

/**
 * Requests pages, searches, enquiries with unique words and operators' pages at an even rate, and waits for
 * the answers. Times are measured from the moment when the request was due.
 */
export async function flood({ origin, greedy = false, ...rate }: Load) {
  const connections = openConnections(rate.connections)
  const times: number[] = []
  const tally = {
    /** The senders of the accepted enquiries. */
    stored: [] as string[],
    /** 429 or 503 with a time to retry; 429 only for senders beyond their limits. */
    refused: 0,
    /** All other answers except 2xx and 3xx. */
    wrong: [] as string[],
  }
  const sender = await atRate(rate, async (n, due) => {
    const kind = KINDS[n % KINDS.length] as Kind
    const id = crypto.randomUUID()
    const isBeyond = greedy && n % 3 > 0
    const address = [id, 'greedy', `hurried-${n % HURRIED_ADDRESSES}`][isBeyond ? n % 3 : 0] ?? id
    const read = (path: string, headers = {}) =>
      connections.send(origin, { path, headers: { 'cf-connecting-ip': address, ...headers } })
    const ask = {
      page: () => read(PAGES[n % PAGES.length] ?? ''),
      search: () => read(`/search?q=cloud+${n}`),
      operator: () => read('/api/contacts?limit=20', { authorization: `Bearer ${OPERATOR_TOKEN}` }),
      json: () => submit(connections, origin, id, { as: 'json', key: id, address }),
      form: () => submit(connections, origin, id, { as: 'form', address }),
    }
    try {
      const { status, headers } = await ask[kind]()
      const mayRefuse = status === 503 || (status === 429 && isBeyond)
      if (status >= 200 && status < 400) {
        if (kind === 'json' || kind === 'form') tally.stored.push(id)
      } else if (mayRefuse && Number(headers['retry-after']) > 0) tally.refused++
      else tally.wrong.push(`${kind}: ${status}`)
    } catch (error) {
      tally.wrong.push(`${kind}: ${error}`)
    }
    times.push(performance.now() - due)
  })
  connections.close()
  return { ...tally, ...sender, p50: percentile(times, 50), p95: percentile(times, 95) }
}
