import { beforeAll, expect, test } from 'vitest'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'
import { listContacts } from './store.ts'

const db = memoryDatabase()

beforeAll(async () => {
  const messages = ['O’Hara: サーバー移行 नमस्ते 髙橋 Jürgen', 'वा Juergen, careful']
  await storeContacts(db, messages.length, (n) => ({ message: messages[n - 1] ?? '' }))
})

async function find(query: string) {
  const { contacts } = await listContacts(db, { limit: 9, query })
  return contacts.map(({ id }) => id)
}

test.each([
  ['O’Hara', ['id-1']],
  ["o'hara", ['id-1']],
  ['サーバー', ['id-1']],
  ['ｻｰﾊﾞ', ['id-1']],
  ['サーバ 移行', ['id-1']],
  ['さーばー移行', ['id-1']],
  ['高橋', ['id-1']],
  ['नमस्ते', ['id-1']],
  ['移行 नमक', []],
  ['Jürgen', ['id-2', 'id-1']],
  ['JUERGEN', ['id-2', 'id-1']],
  ['Jurgen', ['id-1']],
  ['fuel', []],
])('finds %s', async (query, ids) => {
  expect(await find(query)).toEqual(ids)
})

test('leaves out the texts of mails, which can take 200 KB, and of replies', async () => {
  const sent = { key: 'k', from: 'ada@b.example', quoted: 'Yes', automatic: true }
  const events = [
    { action: 'note', note: 'Call her' },
    { action: 'answer', note: 'Yes' },
    { action: 'received', note: 'Thanks', mail: sent },
  ]
  const by = { contact_id: 'id-2', at: '2030', verified: 1 }
  await storeRows(db, 'event', ...events.map((event) => ({ ...by, ...event })))

  const [whole] = (await listContacts(db, { limit: 1, withMails: true })).contacts
  const [short] = (await listContacts(db, { limit: 1 })).contacts
  const common = { at: '2030', actor: 'ada@b.example', verified: true }
  const mail = { ...common, version: 3, action: 'received', from: 'ada@b.example', automatic: true }

  expect(whole?.events.at(-1)).toEqual({ ...mail, note: 'Thanks', quoted: 'Yes' })
  expect(short?.events).toEqual([
    { ...common, version: 1, action: 'note', note: 'Call her' },
    { ...common, version: 2, action: 'answer' },
    { ...mail, note: '' },
  ])
})
