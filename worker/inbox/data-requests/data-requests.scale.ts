import { expect, test } from 'vitest'
import { asOperator, fetchInProcess } from '#worker/test/fetch-in-process.ts'
import { intercept } from '#worker/test/intercept-database.ts'
import { serveWorkerd } from '#worker/test/serve-workerd.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await serveWorkerd()

/** A quarter of all enquiries is from one address, and a quarter has the same name. */
const store = (count: number) =>
  storeEnquiries(worker.db, count, (n) => ({
    id: `${count}-${n}`,
    reference: `LF-${count}-${n}`,
    name: n % 4 === 1 ? 'John Smith' : `Sender ${n}`,
    email: n % 4 === 0 ? 'ada@lovelace.example' : `sender-${n}@b.example`,
    createdAt: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
    message: n % 2 === 0 ? 'Call +1 (555) 010-0199' : 'A planet',
  }))

test('the pages about people read as many rows of 2,000 enquiries as of 500', async () => {
  const rows = new Map<string, number[]>()
  for (const count of [500, 1500]) {
    await store(count)
    await worker.db.exec(
      `INSERT INTO subscription (id, email, state, created_at, state_at) SELECT 's' || id, seq || '@reader.example', 'confirmed', '', '2026-11-20T12:00:00.000Z' FROM enquiry WHERE id LIKE '${count}-%'`,
    )
    await worker.db.exec(
      "INSERT INTO audit (at, actor, verified, action) SELECT '2026-11-20T12:00:00.000Z', iif(seq % 500, 'grace', 'ben'), 0, 'export' FROM enquiry",
    )
    for (const [page, path] of [
      ['a rare sender', 'person?enquiry=500-2'],
      ['a frequent sender', 'person?enquiry=500-4'],
      ['a frequent name', 'person?enquiry=500-1'],
      ['an enquiry', '500-1'],
      ['an enquiry of a frequent sender', '500-4'],
      ['audit', 'audit'],
      ['audit of a person', 'audit?actor=ben'],
      ['audit of a day', 'audit?actor=ben&day=2026-11-20'],
    ] as const) {
      rows.set(page, [...(rows.get(page) ?? []), await rowsRead(`/api/contacts/${path}`)])
    }
  }
  for (const [page, [few = 0, many = 0]] of rows) {
    expect(many, page).toBeLessThanOrEqual(few + 20)
  }
})

async function rowsRead(path: string): Promise<number> {
  let read = 0
  const DB = intercept(worker.db, async (call) => {
    const results = await call()
    for (const { meta } of results) read += meta.rows_read
    return results
  })
  const response = await fetchInProcess({ DB })(path, {
    headers: { ...asOperator, Accept: 'text/html' },
  })
  expect(response.status, path).toBe(200)
  await response.text()
  return read
}
