import { expect, test } from 'vitest'
import type { EnquiryStatus } from '#worker/enquiry/status.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

const { read, submit, submitForm, sendJson: post } = operatorClient(worker)
const CHANGES = '/changes'
const LIST = 'status=all&q=wish'

const store = (...statuses: EnquiryStatus[]) =>
  storeEnquiries(worker.db, statuses.length, (n) => ({ status: statuses[n - 1] ?? 'new' }))

const sendForm = (...fields: string[][]) => submit(CHANGES, fields)
const sendJson = (fields: object) => post(CHANGES, fields)
const ticked = (...numbers: number[]) => numbers.map((n) => ['id', `id-${n}`])

const standing = async () =>
  (await worker.rows<{ status: string }>('SELECT status FROM enquiry ORDER BY id')).map(
    ({ status }) => status,
  )

test('moves all selected enquiries, reports it in the same list, and undoes it', async () => {
  await store('new', 'held', 'new', 'spam')

  const moved = await sendForm(...ticked(1, 2, 4), ['to', 'spam'], ['list', LIST])

  expect(moved.to).toMatch(/^\/api\/contacts\?status=all&q=wish&changed=\d+$/)
  expect(await standing()).toEqual(['spam', 'spam', 'new', 'spam'])
  expect(await worker.audited()).toEqual(['grace status 2'])

  const form = (await read(moved.to)).querySelector('[role=status] form')
  expect(form?.text).toContain('2 are now Spam.')
  // In the meantime, somebody moved one of them again.
  await sendForm(...ticked(1), ['to', 'done'])
  const { status, page } = await submitForm(form)

  expect(await standing()).toEqual(['done', 'held', 'new', 'spam'])
  // The page names the one that stays, and leads back to a list that reports the others.
  expect(status).toBe(409)
  expect(page.text).toMatch(/grace moved this from Spam to Done/)
  const list = await read(page.querySelector('.actions a')?.attrs.href)
  expect(list.querySelector('[role=status][autofocus]')?.text).toContain('1 moved back.')
})

test('shows the enquiries to delete, and deletes them after a confirmation', async () => {
  await store('new', 'new', 'spam')

  const { page } = await sendForm(...ticked(1, 3), ['to', 'delete'], ['list', LIST])

  expect(page.querySelectorAll('main li').map(({ text }) => text)).toEqual([
    expect.stringContaining('LF-3'),
    expect.stringContaining('LF-1'),
  ])
  await sendForm(...ticked(2), ['to', 'delete'])
  expect(await standing()).toHaveLength(3)

  const { to } = await submitForm(page.querySelector('main form'))

  expect(to).toBe(`/api/contacts?${LIST}&changed=1`)
  expect(await worker.rows('SELECT id FROM enquiry')).toEqual([{ id: 'id-2' }])
  expect(await worker.audited()).toEqual(['grace delete 2'])
})

test('does the same for programs, and returns the result', async () => {
  await store('new', 'spam')
  const ids = ['id-1', 'id-2', 'gone']

  expect(await (await sendJson({ ids, to: 'new' })).json()).toEqual({ ids: ['id-2'], change: 1 })
  expect(await worker.rows('SELECT enquiry_id FROM outbox')).toEqual([{ enquiry_id: 'id-2' }])
  expect(await (await sendJson({ ids, to: 'delete' })).json()).toEqual({ deleted: 2 })
})

test('undoes a move for programs, once, and refuses an unknown one', async () => {
  await store('new', 'held')
  await sendJson({ ids: ['id-1', 'id-2'], to: 'spam' })
  const undo = async (change: string) => post(`${CHANGES}/undo`, { change })

  expect(await (await undo('1')).json()).toEqual({ ids: ['id-1', 'id-2'], change: 2 })
  expect(await standing()).toEqual(['new', 'held'])
  expect(await worker.audited()).toEqual(['grace undo 2'])
  // An undo is no move that can be undone.
  for (const change of ['2', '99']) expect((await undo(change)).status).toBe(404)
})

test('redirects from an undo to the named enquiry, even with a lone surrogate', async () => {
  await store('new')
  await sendJson({ ids: ['id-1'], to: 'done' })
  const undone = { change: '1', list: '', enquiry: '\ud800' }

  const { headers } = await post(`${CHANGES}/undo`, undone, { Accept: 'text/html' })

  expect(headers.get('Location')).toBe('/api/contacts/%EF%BF%BD?changed=2')
})

test('moves all that match in steps of 200, without those that arrived or changed since, and undoes a step', async () => {
  await storeEnquiries(worker.db, 460, (n) => ({
    createdAt: n === 460 ? '2999-01-01T00:00:00.000Z' : '2026-11-20T12:00:00.000Z',
    status: 'held',
  }))
  await post('/id-5/note', { note: 'A wish of hers.' })
  const countSpam = async () => (await standing()).filter((status) => status === 'spam').length

  const page = await read('?status=held')
  const fields = [
    ...page.querySelectorAll('#selection > input').map(({ attrs }) => [attrs.name, attrs.value]),
    ...ticked(459),
    [page.querySelector('[name=all]')?.attrs.name, 'yes'],
    ['to', 'spam'],
  ]
  const earlier = fields.map(([name, value]) =>
    name === 'drawn' ? ['drawn', '2026-11-21T00:00:00.000Z'] : [name, value],
  )
  let response = (await sendForm(...(earlier as string[][]))).page
  expect(await countSpam()).toBe(199)
  for (let steps = 0; response.querySelector('form[data-continue]') && steps < 9; steps++) {
    response = (await submitForm(response.querySelector('form[data-continue]'))).page
  }

  // Neither the one with the newer note nor the one that arrived since.
  expect(await countSpam()).toBe(458)
  expect(response.querySelector('h1')?.text).toBe('458 changed.')
  await submitForm(response.querySelectorAll('form[action$=undo]')[1] ?? null)
  expect(await countSpam()).toBe(258)
})

test('puts many off, and deletes no more than are named', async () => {
  await store('new', 'open')

  expect((await sendForm(...ticked(1, 2), ['until', 'tomorrow'])).status).toBe(303)
  const later = { status: 'open', later: 1 }
  expect(await worker.rows('SELECT status, due_at > 1 AS later FROM enquiry')).toEqual([
    later,
    later,
  ])
  expect((await sendJson({ all: 'yes', to: 'delete' })).status).toBe(422)
  await worker.rows("UPDATE enquiry SET status = 'spam' WHERE id = 'id-1'")
  await sendJson({ all: 'yes', to: 'done', list: `${LIST}&cursor=1` })
  // Nothing is to do.
  await sendJson({ all: 'yes', to: 'new' })
  expect((await standing()).sort()).toEqual(['done', 'spam'])
  // Nor does it reopen what is closed.
  await sendJson({ all: 'yes', to: 'open', drawn: '2999-01-01T00:00:00.000Z', list: 'status=all' })
  expect((await standing()).sort()).toEqual(['done', 'spam'])
})
