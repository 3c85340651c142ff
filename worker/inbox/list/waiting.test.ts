import { expect, test } from 'vitest'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'
import { listContacts } from './store.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

/** Open enquiries of 01:00, 02:00 and so on. */
async function createList(count: number) {
  const db = memoryDatabase()
  await storeContacts(db, count, (n) => ({ status: 'open', createdAt: at(n) }))
  /** Adds what was written on the n-th enquiry; returns the number of the event. */
  const write = async (n: number, action: 'answer' | 'received', hour: number, mail = {}) => {
    const row = { contact_id: `id-${n}`, at: at(hour), action, mail: { key: hour, ...mail } }
    return (await storeRows(db, 'event', row))[0]?.seq
  }
  const list = async (waiting: 'us' | 'them') => {
    const queue = waiting === 'us' ? 'todo' : 'waiting'
    const { contacts } = await listContacts(db, { queue, limit: 9 })
    return contacts.map(({ id, waitsSince }) => `${id} ${waitsSince.slice(11, 13)}`)
  }
  return { db, write, list }
}

test('an enquiry waits for us until an answer, then for its sender until the first reply after it', async () => {
  const { db, write, list } = await createList(3)
  expect(await list('us')).toEqual(['id-1 01', 'id-2 02', 'id-3 03'])

  await write(1, 'answer', 4)
  await write(2, 'answer', 5)
  expect([await list('us'), await list('them')]).toEqual([['id-3 03'], ['id-1 04', 'id-2 05']])
  await write(1, 'received', 6)
  await write(1, 'received', 7)
  // She adds to a message that nobody has answered yet.
  await write(3, 'received', 8)
  expect([await list('us'), await list('them')]).toEqual([['id-3 03', 'id-1 06'], ['id-2 05']])

  await write(2, 'received', 8, { automatic: true })
  expect(await list('them')).toEqual(['id-2 05'])

  const again = await write(1, 'answer', 9)
  expect(await list('them')).toEqual(['id-2 05', 'id-1 09'])
  await db.prepare('UPDATE event SET taken_back = 1 WHERE seq = ?1').bind(again).run()
  await write(2, 'received', 10, { automatic: true, bounce: true })
  expect(await list('us')).toEqual(['id-3 03', 'id-1 06', 'id-2 10'])
  await db.prepare("UPDATE contact SET status = 'done' WHERE id = 'id-3'").run()
  expect(await list('us')).toEqual(['id-1 06', 'id-2 10'])
})

test('pages of a list by waiting time repeat and omit none, also of one moment', async () => {
  const { db, write } = await createList(9)
  for (const n of [9, 7, 5, 3, 1]) await write(n, 'answer', n < 6 ? 10 : 11)

  const found: string[] = []
  let before: number | string | undefined
  do {
    const page = await listContacts(db, { queue: 'waiting', limit: 2, before })
    found.push(...page.contacts.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before !== undefined)

  expect(found).toEqual(['id-1', 'id-3', 'id-5', 'id-7', 'id-9'])
})
