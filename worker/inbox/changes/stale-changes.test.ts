import { expect, test } from 'vitest'
import { mailbox } from '#worker/test/fake-mail.ts'
import { fetchInProcess } from '#worker/test/fetch-in-process.ts'
import { intercept } from '#worker/test/intercept-database.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()

type Fields = Record<string, string | number | string[]>

const send = (name: string, path: string, fields: Fields) =>
  operatorClient(worker, name).sendJson(`/${path}`, fields)

const read = (id = 'id-1') => operatorClient(worker).json(`/${id}`)

const store = (count = 1) => storeEnquiries(worker.db, count)

test('a stale change shows the change of the colleague, keeps its note, and can be repeated', async () => {
  await store()
  await send('mara', 'id-1/status', { status: 'done', note: 'Rang her' })
  const ben = operatorClient(worker, 'ben')

  const fields = { status: 'spam', note: 'Call', version: '0' }
  const { status, page } = await ben.submit('/id-1/status?list=status%3Dnew', fields)

  expect(status).toBe(409)
  expect(page.querySelector('h1')?.text).toBe('This was changed meanwhile')
  expect(page.text).toContain('Your note is saved.')
  // Theirs, each with its author; one's own note is no change of a colleague.
  const [note, move, own] = page.querySelectorAll('.thread > li').map(({ text }) => text)
  expect(note).toMatch(/^mara added a note .+Rang her$/)
  expect(move).toMatch(/^mara moved this from New to Done /)
  expect(own).toBeUndefined()
  expect(await read()).toMatchObject({ status: 'done', events: [{}, {}, { text: 'Call' }] })
  expect(page.querySelector('main [name=version]')?.attrs.value).toBe('3')

  const { to } = await ben.submitForm(page.querySelector('main form'))

  expect(to).toMatch(/^\/api\/contacts\/id-1\?changed=\d+&list=status%3Dnew$/)
  expect((await read()).status).toBe('spam')
  const day = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10)
  const later = await ben.submit('/id-1/later', { day, version: '0' })
  expect(later.page.querySelector('main [name=until]')?.attrs.value).toBe(day)
})

test.each([
  ['its page', '/id-1/status', 'status=open&version=0'],
  ['its page, which showed the owner', '/id-1/status', 'status=open&version=1'],
  ['the list', '/changes', 'id=id-1.0&to=open'],
  ['the list, which showed the owner', '/changes', 'id=id-1.1&to=open'],
])(
  "taking on a colleague's enquiry from %s asks; it can be left or taken over",
  async (_, path, fields) => {
    await store()
    await send('mara', 'id-1/status', { status: 'open' })
    const ben = operatorClient(worker, 'ben')

    const asked = await ben.submit(path, fields)
    const form = asked.page.querySelector('main form')

    expect(asked.status).toBe(409)
    const choices = form?.querySelectorAll('.action').map((each) => each.text.trim())
    expect(choices).toEqual(['Take over', 'Leave it'])
    expect((await ben.open(form?.querySelector('a.action')?.attrs.href)).status).toBe(200)
    expect((await read()).owner).toBe('mara')
    const { to } = await ben.submitForm(form)
    const { events, ...taken } = await read()
    expect(taken).toMatchObject({ status: 'open', owner: 'ben', statusAt: events[0].at })
    const page = await ben.read(to)
    expect(page.querySelector('[role=status] form')?.text).toContain('LF-1 is now ben’s.')
  },
)

test('moves the unchanged ones of many enquiries and asks about the others', async () => {
  await store(3)
  await send('mara', 'id-2/status', { status: 'done' })

  const fields = 'id=id-1.0&id=id-2.0&id=id-3.0&to=spam'
  const { status, page } = await operatorClient(worker, 'ben').submit('/changes', fields)

  expect(status).toBe(409)
  expect((await read('id-1')).status).toBe('spam')
  expect((await read('id-2')).status).toBe('done')
  expect(page.querySelectorAll('main ul > li')).toHaveLength(1)
  expect(page.text).toMatch(/mara moved this from .+ to Done/)
  expect(page.querySelectorAll('[name=id]').map(({ attrs }) => attrs.value)).toEqual([
    `id-2.${(await read('id-2')).version}`,
  ])
})

test.each<[string, object]>([
  ['/changes', { ids: ['id-1.0', 'id-2'], to: 'delete' }],
  ['/id-1/delete', { version: 0 }],
])('does not delete a version that programs have not seen, by %s', async (path, asked) => {
  await store(2)
  await send('mara', 'id-1/status', { status: 'open' })

  const response = await operatorClient(worker, 'ben').sendJson(path, asked)

  expect(response.status).toBe(409)
  expect(await response.text()).toMatch(/LF-1: mara moved this from New to In progress/)
  // The other one had not changed.
  const left = path === '/changes' ? ['id-1'] : ['id-1', 'id-2']
  expect(await worker.rows('SELECT id FROM enquiry ORDER BY id')).toEqual(
    left.map((id) => ({ id })),
  )
})

test.each([
  ['Jonas', 'jonas', 'JONAS'],
  ['Özlem Çelik', 'özlem çelik', 'ÖZLEM ÇELIK'],
  ['özlem çelik', 'Özlem Çelik', 'ÖZLEM ÇELIK'],
])('%s, %s and %s are one operator', async (name, other, third) => {
  await store()
  await send(name, 'id-1/status', { status: 'open' })
  const again = operatorClient(worker, other)

  const mine = await again.read('?status=open&owner=mine')
  expect(mine.querySelectorAll('.enquiry-row')).toHaveLength(1)
  expect(mine.querySelector('.tabs')?.text).toContain('Mine 1')
  expect((await again.read('/id-1')).querySelectorAll('button[name=owner]')).toEqual([])
  // A colleague can take it over.
  const theirs = await operatorClient(worker, 'mara').read('?status=open')
  const takeOn = '.row-menu [value=open]'
  const labels = [mine, theirs].map((page) =>
    page.querySelectorAll(takeOn).map(({ text }) => text.trim()),
  )
  expect(labels).toEqual([[], ['Take over']])
  // Neither takes it from the other.
  await send(other, 'id-1/owner', { owner: third })
  expect((await again.sendForm('/changes', { id: 'id-1.1', to: 'open' })).status).toBe(303)
  expect(await read()).toMatchObject({ owner: name, version: 1 })
})

test.each<[string, Fields, number, object]>([
  ['id-1/status', { status: 'spam', version: 0 }, 409, { status: 'done', owner: '' }],
  // Without a version, the last one wins.
  ['id-1/status', { status: 'spam' }, 200, { status: 'spam', owner: '' }],
  ['id-1/owner', { owner: 'ben', version: 0 }, 409, { status: 'done', owner: '' }],
  ['changes', { ids: ['id-1'], to: 'spam' }, 409, { status: 'new', owner: '' }],
  ['id-1/replies', { text: 'Yes', version: 0 }, 409, { status: 'done', repliedAt: null }],
  ['id-1/email', { email: 'ada@new.example', version: 0 }, 409, { email: 'ada@lovelace.example' }],
  [
    'id-1/note',
    { note: 'Call', version: 0 },
    200,
    { status: 'done', events: [{}, { text: 'Call' }] },
  ],
])(
  'a change of a colleague while %s %j is decided is neither lost nor overwritten',
  async (...of) => {
    const [path, fields, status, expected] = of
    await store()
    let left = path === 'changes' ? 5 : 1
    const DB = intercept(worker.db, async (call) => {
      const results = await call()
      const column = path === 'id-1/email' ? 'entries' : 'own'
      const isRead = results[0]?.results.some((row) => Object.hasOwn(row as object, column))
      if (isRead && left > 0)
        await send('mara', 'id-1/status', { status: left-- % 2 === 0 ? 'new' : 'done' })
      return results
    })

    const { sendJson } = operatorClient(
      { fetch: fetchInProcess({ DB, ...mailbox().bindings }) },
      'ben',
    )
    expect((await sendJson(`/${path}`, fields)).status).toBe(status)

    expect(await read()).toMatchObject(expected)
    const { events } = await read()
    expect(events[0]).toMatchObject({ actor: 'mara', to: 'done' })
    expect(events.some(({ actor }: { actor: string }) => actor === 'ben')).toBe(status === 200)
  },
)

test('a program gets the names, changes and new versions of what changed meanwhile', async () => {
  await store(2)
  await send('mara', 'id-1/note', { note: 'Seen.' })
  await send('mara', 'id-1/owner', { owner: 'ben' })

  const responses = await Promise.all([
    send('grace', 'id-1/status', { status: 'done', version: 1 }),
    send('grace', 'changes', { ids: ['id-1.1', 'id-2.0'], to: 'done' }),
  ])

  const change = {
    actor: 'mara',
    change: 'moved this from New to In progress and handed it to ben',
  }
  for (const response of responses) {
    expect([response.status, await response.json()]).toMatchObject([
      409,
      {
        error: {
          code: 'changed_meanwhile',
          changed: [{ id: 'id-1', reference: 'LF-1', owner: 'ben', version: 2, changes: [change] }],
        },
      },
    ])
  }
})
