import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/src/lib/query-client.ts'
import type { Layout } from '#web/src/lib/use-layout.ts'
import { sendAndClearEnquiry } from './send-enquiry.ts'

test('an accepted enquiry makes the cached list of contacts stale', async () => {
  const location = new URL('http://localhost/contact')
  const performance = { getEntriesByType: () => [] }
  vi.stubGlobal('window', { document: { referrer: '' }, location, performance })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async () => Response.json({ id: '1', reference: 'LF-1' }))
  const client = createQueryClient()
  client.setQueryData(['/api/contacts'], [])

  const enquiry = { name: 'Ada', email: 'ada@prospect.example', message: 'Hello' }
  await sendAndClearEnquiry({ enquiry, typed: {} }, { language: 'en', root: '' } as Layout, client)

  expect(client.getQueryState(['/api/contacts'])?.isInvalidated).toBe(true)
})
