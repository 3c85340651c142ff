/** The n-th enquiry of a run: what tells it from all others is its message. */
export function enquiry(n: number) {
  return { name: 'Ada', email: `ada-${n}@prospect.example`, message: `Question ${n}` }
}

type Way = { as: 'json' | 'form'; key?: string | undefined; headers?: Record<string, string> }

/** Sends the n-th enquiry from an address of its own. Rejects when no answer comes in time. */
export function submit(origin: string, n: number, { as, key, headers }: Way): Promise<Response> {
  const isJson = as === 'json'
  return fetch(`${origin}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
      'cf-connecting-ip': `visitor-${n}`,
      ...headers,
    },
    body: isJson ? JSON.stringify(enquiry(n)) : new URLSearchParams(enquiry(n)),
  })
}

/** Does all of them, from 0 on, as many at once as there are connections. */
export async function overConnections(
  count: number,
  connections: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const connection = async () => {
    for (let n = next++; n < count; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: connections }, connection))
}
