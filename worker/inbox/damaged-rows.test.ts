import { expect, test } from 'vitest'
import { storeReceived } from '../replies/received-mail.ts'
import { fetchInProcess } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

const PAGES = [
  ...['', '?status=open', '?q=help', '?format=csv&status=all', '/id-1', '/audit'],
  '/person?enquiry=id-1',
]

// Somebody may write anything by hand into the console of the database.
test.each([
  ...['fields', 'reasons', 'attribution'].flatMap((column) => [
    `enquiry SET ${column} = 'x'`,
    `enquiry SET ${column} = 'null'`,
    `enquiry SET ${column} = '[1, null]'`,
    `enquiry SET ${column} = '{"a": null}'`,
  ]),
  ...['created_at', 'status_at', 'replied_at', 'waits_since', 'language'].map(
    (column) => `enquiry SET ${column} = 'x'`,
  ),
  `event SET at = 'x'`,
  `event SET text = NULL`,
  `event SET mail = NULL`,
  `event SET mail = '[]'`,
  `event SET mail = '{"a": 1}' WHERE mail IS NOT NULL`,
  `outbox SET delivered_at = 'x', state = 'delivered'`,
  `audit SET enquiry_ids = 'x'`,
  `audit SET enquiry_ids = 'null'`,
  `audit SET at = 'x'`,
])('each page shows what it can of a row after UPDATE %s', async (change) => {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 2, () => ({ message: 'Can you help?', email: 'ada@prospect.example' }))
  const grace = operatorClient({ fetch: fetchInProcess({ DB }) })
  const mail = { key: 'k', from: 'ada@prospect.example', text: 'Yes' }
  await storeReceived(DB, 'LF-1', mail, ['email'])
  await grace.sendJson('/id-1/note', { note: 'A note' })
  await grace.sendJson('/id-1/status', { status: 'open' })
  await DB.prepare(`UPDATE ${change}`).run()

  for (const page of PAGES) {
    const response = await grace.open(page)
    expect(response.status, page).toBe(200)
    expect(await response.text(), page).toMatch(/grace|LF-\d/)
  }
  expect((await grace.ask()).status).toBe(200)
})
