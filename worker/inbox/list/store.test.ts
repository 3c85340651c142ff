import { beforeAll, expect, test } from 'vitest'
import { storeRows } from '#worker/test/database-helpers.ts'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { iteratePages } from './paging.tsx'
import { findNeighbors, listEnquiries } from './store.ts'

const db = memoryDatabase()

beforeAll(async () => {
  const messages = ['O’Hara: サーバー移行 नमस्ते Jürgen', 'वा Juergen, careful']
  await storeEnquiries(db, messages.length, (n) => ({ message: messages[n - 1] ?? '' }))
})

test.each([
  ["o'hara", ['id-1']],
  ['サーバ 移行', ['id-1']],
  ['移行 नमक', []],
  ['JUERGEN', ['id-2', 'id-1']],
  ['Jurgen', ['id-1']],
  ['fuel', []],
])('finds %s', async (query, ids) => {
  const { enquiries } = await listEnquiries(db, { limit: 9, query })

  expect(enquiries.map(({ id }) => id)).toEqual(ids)
})

test('leaves out the texts of mails, which can take 200 KB, and of replies', async () => {
  const sent = { key: 'k', from: 'ada@b.example', quoted: 'Yes', automatic: true }
  const events = [
    { action: 'note', text: 'Call her' },
    { action: 'reply', text: 'Yes' },
    { action: 'received', text: 'Thanks', mail: sent },
  ]
  const by = { enquiry_id: 'id-2', at: '2030', verified: 1 }
  await storeRows(db, 'event', ...events.map((event) => ({ ...by, ...event })))

  const [whole] = (await listEnquiries(db, { limit: 1, withMails: true })).enquiries
  const [short] = (await listEnquiries(db, { limit: 1 })).enquiries
  const common = { at: '2030', actor: 'ada@b.example', verified: true }
  const mail = { ...common, version: 3, action: 'received', from: 'ada@b.example', automatic: true }

  expect(whole?.events.at(-1)).toEqual({ ...mail, text: 'Thanks', quoted: 'Yes' })
  expect(short?.events).toEqual([
    { ...common, version: 1, action: 'note', text: 'Call her' },
    { ...common, version: 2, action: 'reply' },
    { ...mail, text: '' },
  ])
})

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

/** Open enquiries of 01:00, 02:00 and so on. */
async function createList(count: number) {
  const db = memoryDatabase()
  await storeEnquiries(db, count, (n) => ({ status: 'open', createdAt: at(n) }))
  /** Adds what was written on the n-th enquiry; returns the number of the event. */
  const write = async (n: number, action: 'reply' | 'received', hour: number, mail = {}) => {
    const row = { enquiry_id: `id-${n}`, at: at(hour), action, mail: { key: hour, ...mail } }
    return (await storeRows(db, 'event', row))[0]?.seq
  }
  const list = async (waiting: 'us' | 'them') => {
    const queue = waiting === 'us' ? 'todo' : 'waiting'
    const { enquiries } = await listEnquiries(db, { queue, limit: 9 })
    return enquiries.map(({ id, waitsSince }) => `${id} ${waitsSince.slice(11, 13)}`)
  }
  return { db, write, list }
}

test('an enquiry waits for us until a reply, then for its sender until the first mail after it', async () => {
  const { db, write, list } = await createList(3)
  expect(await list('us')).toEqual(['id-1 01', 'id-2 02', 'id-3 03'])

  await write(1, 'reply', 4)
  await write(2, 'reply', 5)
  expect([await list('us'), await list('them')]).toEqual([['id-3 03'], ['id-1 04', 'id-2 05']])
  await write(1, 'received', 6)
  await write(1, 'received', 7)
  // She adds to a message that nobody has replied to yet.
  await write(3, 'received', 8)
  expect([await list('us'), await list('them')]).toEqual([['id-3 03', 'id-1 06'], ['id-2 05']])

  await write(2, 'received', 8, { automatic: true })
  expect(await list('them')).toEqual(['id-2 05'])

  const again = await write(1, 'reply', 9)
  expect(await list('them')).toEqual(['id-2 05', 'id-1 09'])
  await db.prepare('UPDATE event SET taken_back = 1 WHERE seq = ?1').bind(again).run()
  await write(2, 'received', 10, { automatic: true, bounce: true })
  expect(await list('us')).toEqual(['id-3 03', 'id-1 06', 'id-2 10'])
  await db.prepare("UPDATE enquiry SET status = 'done' WHERE id = 'id-3'").run()
  expect(await list('us')).toEqual(['id-1 06', 'id-2 10'])
})

test.each([
  ['waiting', ['id-1', 'id-3', 'id-5', 'id-7', 'id-9']],
  // Those that wrote back come first.
  ['todo', ['id-8', 'id-2', 'id-4', 'id-6']],
  // Those that wait for us come first.
  ['queue', ['id-2', 'id-4', 'id-6', 'id-8', 'id-1', 'id-3', 'id-5', 'id-7', 'id-9']],
] as const)('the pages of %s repeat and omit none, also of one moment', async (queue, ids) => {
  const { db, write } = await createList(9)
  for (const n of [9, 7, 5, 3, 1]) await write(n, 'reply', n < 6 ? 10 : 11)
  await write(8, 'reply', 9)
  await write(8, 'received', 10)

  const read = (before?: number | string) => listEnquiries(db, { queue, limit: 2, before })
  const found: string[] = []
  for await (const { enquiries } of iteratePages(read)) found.push(...enquiries.map(({ id }) => id))

  expect(found).toEqual(ids)
  const [previous, id, next] = ids
  expect(await findNeighbors(db, id, { queue })).toEqual({ previous, next })
  await db.exec(`UPDATE enquiry SET status = 'spam' WHERE id = '${id}'`)
  expect(await findNeighbors(db, id, { queue })).toEqual({ previous, next })
})
