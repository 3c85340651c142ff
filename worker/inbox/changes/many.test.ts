import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { ContactStatus } from '#worker/contact/status.ts'
import { operatorAt } from '#worker/test/operator-at.ts'
import { serveWorker, WEBHOOK_AWAY } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = await serveWorker(WEBHOOK_AWAY)

const { ask, read, sendForm: submit, sendJson: post } = operatorAt(worker)
const CHANGES = '/changes'
const LIST = 'status=all&q=wish'

const store = (...statuses: ContactStatus[]) =>
  storeContacts(worker.db, statuses.length, (n) => ({ status: statuses[n - 1] ?? 'new' }))

const sendForm = (fields: string[][], path = CHANGES) => submit(path, fields)
const sendJson = (fields: object) => post(CHANGES, fields)
const ticked = (...numbers: number[]) => numbers.map((n) => ['id', `id-${n}`])

const standing = async () =>
  (await worker.rows<{ status: string }>('SELECT status FROM contact ORDER BY id')).map(
    ({ status }) => status,
  )
const lastAudit = async () =>
  (await worker.rows('SELECT actor, action, count FROM audit ORDER BY seq DESC LIMIT 1'))[0]

test('moves all selected enquiries, reports it in the same list, and undoes it', async () => {
  await store('new', 'held', 'new', 'spam')

  const moved = await sendForm([...ticked(1, 2, 4), ['to', 'spam'], ['list', LIST]])
  const address = moved.headers.get('Location') ?? ''

  expect(moved.status).toBe(303)
  expect(address).toMatch(/^\/api\/contacts\?status=all&q=wish&changed=\d+$/)
  expect(await standing()).toEqual(['spam', 'spam', 'new', 'spam'])
  expect(await lastAudit()).toEqual({ actor: 'grace', action: 'status', count: 2 })

  const form = (await read(address)).querySelector('[role=status] form')
  expect(form?.text).toContain('2 are now Spam.')
  const fields = form?.querySelectorAll('input').map(({ attrs }) => [attrs.name, attrs.value])
  // In the meantime, somebody moved one of them again.
  await sendForm([...ticked(1), ['to', 'done']])
  const back = await sendForm(fields as string[][], form?.attrs.action)

  expect(await standing()).toEqual(['done', 'held', 'new', 'spam'])
  // The page names the one that stays, and leads back to a list that reports the others.
  const page = parse(await back.text())
  expect(back.status).toBe(409)
  expect(page.text).toMatch(/grace moved this from Spam to Done/)
  const list = await read(page.querySelector('.actions a')?.attrs.href)
  expect(list.querySelector('[role=status][autofocus]')?.text).toContain('1 moved back.')
})

test('reports that an enquiry has the status already', async () => {
  await store('done')

  const { headers } = await sendForm([...ticked(1), ['to', 'done']])

  const page = await read(headers.get('Location') ?? '')
  expect(page.querySelector('[role=status][autofocus]')?.text).toBe(
    'Nothing changed: it was so already.',
  )
})

test('shows the enquiries to delete, and deletes them after a confirmation', async () => {
  await store('new', 'new', 'spam')

  const asked = await sendForm([...ticked(1, 3), ['to', 'delete'], ['list', LIST]])
  const page = parse(await asked.text())

  expect(asked.status).toBe(200)
  expect(page.querySelectorAll('main li').map(({ text }) => text)).toEqual([
    expect.stringContaining('LF-3'),
    expect.stringContaining('LF-1'),
  ])
  expect(await standing()).toHaveLength(3)

  const inputs = page.querySelectorAll('main form input')
  const fields = inputs.map(({ attrs: { name = '', value = '' } }) => [name, value])
  const deleted = await sendForm(fields)

  expect(deleted.headers.get('Location')).toBe(`/api/contacts?${LIST}&changed=1`)
  expect(await worker.rows('SELECT id FROM contact')).toEqual([{ id: 'id-2' }])
  expect(await lastAudit()).toEqual({ actor: 'grace', action: 'delete', count: 2 })
})

test('does the same for programs, and returns the result', async () => {
  await store('new', 'spam')
  const ids = ['id-1', 'id-2', 'gone']

  expect(await (await sendJson({ ids, to: 'new' })).json()).toEqual({ ids: ['id-2'], change: 1 })
  expect(await worker.rows('SELECT contact_id FROM outbox')).toEqual([{ contact_id: 'id-2' }])
  expect(await (await sendJson({ ids, to: 'delete' })).json()).toEqual({ deleted: 2 })
})

test('undoes a move for programs, once, and refuses an unknown one', async () => {
  await store('new', 'held')
  await sendJson({ ids: ['id-1', 'id-2'], to: 'spam' })
  const undo = async (change: string) => post(`${CHANGES}/undo`, { change })

  expect(await (await undo('1')).json()).toEqual({ ids: ['id-1', 'id-2'], change: 2 })
  expect(await standing()).toEqual(['new', 'held'])
  expect(await lastAudit()).toEqual({ actor: 'grace', action: 'undo', count: 2 })
  // An undo is no move that can be undone.
  for (const change of ['2', '99']) expect((await undo(change)).status).toBe(404)
})

test('redirects from an undo to the named enquiry, even with a lone surrogate', async () => {
  await store('new')
  await sendJson({ ids: ['id-1'], to: 'done' })
  const body = String.raw`{"change": "1", "list": "", "enquiry": "\ud800"}`

  const { status, headers } = await ask(`${CHANGES}/undo`, {
    method: 'POST',
    headers: { Accept: 'text/html', 'Content-Type': 'application/json' },
    body,
  })

  expect(status).toBe(303)
  expect(headers.get('Location')).toBe('/api/contacts/%EF%BF%BD?changed=2')
})

test('moves all that match in steps of 200, without those that arrived or changed since, and undoes a step', async () => {
  await storeContacts(worker.db, 460, (n) => ({
    createdAt: n === 460 ? '2999-01-01T00:00:00.000Z' : '2026-11-20T12:00:00.000Z',
    status: 'held',
  }))
  await post('/id-5/note', { note: 'A wish of hers.' })
  const count = async (status: string) =>
    worker.db
      .prepare('SELECT count(*) AS n FROM contact WHERE status = ?1')
      .bind(status)
      .first<number>('n')

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
  let answer = parse(await (await sendForm(earlier as string[][])).text())
  expect(await count('spam')).toBe(199)
  for (let steps = 0; answer.querySelector('form[data-continue]') && steps < 9; steps++) {
    const next = answer.querySelectorAll('form[data-continue] input')
    const sent = await sendForm(next.map(({ attrs }) => [attrs.name ?? '', attrs.value ?? '']))
    answer = parse(await sent.text())
  }

  // Neither the one with the newer note nor the one that arrived since.
  expect(await count('spam')).toBe(458)
  expect(answer.querySelector('h1')?.text).toBe('458 changed.')
  const undo = answer.querySelectorAll('form[action$=undo]')[1]
  const change = undo?.querySelector('[name=change]')?.attrs.value ?? ''
  expect((await sendForm([['change', change]], undo?.attrs.action)).status).toBe(303)
  expect(await count('spam')).toBe(258)
})

test('puts many off, and deletes no more than are named', async () => {
  await store('new', 'open')

  expect((await sendForm([...ticked(1, 2), ['until', 'tomorrow'], ['list', '']])).status).toBe(303)
  expect(await worker.rows('SELECT status, due_at > 1 AS later FROM contact')).toEqual([
    { status: 'open', later: 1 },
    { status: 'open', later: 1 },
  ])
  expect((await sendJson({ all: 'yes', to: 'delete' })).status).toBe(422)
  expect(await standing()).toHaveLength(2)
})
