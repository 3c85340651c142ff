import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()

const { ask, json, read } = operatorClient(worker)

test('lists actor and change, newest first, with a link to an existing enquiry', async () => {
  const grace = { name: '<b>grace', verified: false }
  await storeEnquiries(worker.db, 1)
  await worker.db.batch([
    auditInsert(worker.db, { actor: grace, action: 'note', enquiryIds: ['id-1'] }),
    auditInsert(worker.db, { actor: grace, action: 'status', enquiryIds: ['erased'] }),
    auditInsert(worker.db, { actor: { ...grace, verified: true }, action: 'export', count: 1200 }),
    worker.db.prepare(
      `UPDATE audit SET from_status = 'new,held', to_status = 'spam' WHERE action = 'status'`,
    ),
  ])

  const page = await read('/audit')

  expect(page.text).toMatch(
    /Exported enquiries as CSV \(1,200\).*Moved from New, Held to Spam.*Added a note Ada LF-1/s,
  )
  expect(page.toString()).toContain('<a href="/api/contacts/id-1"><bdi>Ada</bdi></a>')
  expect(page.toString()).not.toMatch(/contacts\/erased|<b>/)
  expect(await json('/audit')).toMatchObject({
    entries: [
      { action: 'export', verified: true, enquiryIds: [], count: 1200, reference: null },
      { action: 'status', actor: '<b>grace', enquiryIds: ['erased'], reference: null },
      { action: 'note', verified: false, enquiryIds: ['id-1'], reference: 'LF-1' },
    ],
    next: null,
  })
})

test('filters by a person and by a day of the operator, also on the next page', async () => {
  const rows = [
    { actor: 'Grace', at: '2026-11-20T22:59:59.999Z' },
    ...Array.from({ length: 60 }, () => ({ actor: 'grace', at: '2026-11-20T23:00:00.000Z' })),
    { actor: 'ben', at: '2026-11-21T12:00:00.000Z' },
    { actor: 'GRACE', at: '2026-11-21T22:59:59.999Z' },
    { actor: 'grace', at: '2026-11-21T23:00:00.000Z' },
  ]
  await storeRows(worker.db, 'audit', ...rows)
  const berlin = operatorClient(worker, 'grace', 'Europe/Berlin')
  const list = (query: string) => berlin.json(`/audit?${query}`)

  const { entries, next } = await list('actor=grace&day=2026-11-21')
  const page = await berlin.read(`/audit?actor=grace&day=2026-11-21`)
  const older = page.querySelector('a[rel=next]')?.attrs.href?.replaceAll('&amp;', '&')
  const rest = await berlin.json(older)
  const last = await berlin.read(older)

  expect(entries).toHaveLength(50)
  expect(entries[0]).toMatchObject({ actor: 'GRACE', at: '2026-11-21T22:59:59.999Z' })
  expect(next).toBeGreaterThan(0)
  expect(rest.entries).toHaveLength(11)
  expect(rest.next).toBeNull()
  expect(last.querySelector('nav[aria-label=Pages]')).toBeNull()
  expect((await list('actor=ben&day=')).entries).toHaveLength(1)
  expect((await list('day=2026-11-22')).entries).toHaveLength(1)
  expect(page.querySelector('#actor')?.attrs.value).toBe('grace')
  expect(page.querySelector('#day')?.attrs.value).toBe('2026-11-21')
})

test('shows an empty log, and the mistake in a query', async () => {
  expect((await read('/audit')).text).toContain('No changes yet.')
  for (const query of ['?cursor=x', '?day=today', '?owner=ben']) {
    expect((await ask(`/audit${query}`)).status).toBe(422)
  }
})
