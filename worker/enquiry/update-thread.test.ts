import { expect, test } from 'vitest'
import { deleteNote } from '#worker/inbox/changes/delete-note.ts'
import { changeEnquiry } from '#worker/inbox/changes/store.ts'
import { eraseOtherMails } from '#worker/inbox/data-requests/mails-in-other-enquiries.ts'
import { storeReceived } from '#worker/replies/received-mail.ts'
import { takeBack } from '#worker/replies/store.ts'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const ada = { name: 'ada', verified: true }
const by = { actor: ada, channels: { enquiry: [], owner: [] } }
const SENDER = 'ben@b.example'
const sent = { to: [SENDER], cc: [], subject: '', strangers: 0 }

const changes: Record<string, (db: D1Database) => Promise<unknown>> = {
  note: (db) => changeEnquiry(db, 'id-1', { version: undefined, note: 'Noted', ...by }),
  delete: (db) => deleteNote(db, 'id-1', { event: 1, actor: ada }),
  mail: (db) => storeReceived(db, 'LF-1', { key: 'b', from: 'c@b.example', text: 'Mailed' }, []),
  reply: (db) =>
    changeEnquiry(db, 'id-1', {
      version: undefined,
      reply: { text: 'Sent', key: 'b', sent },
      ...by,
    }),
  'take-back': (db) => takeBack(db, 'id-1', { event: 2, actor: ada }),
  erasure: (db) => eraseOtherMails(db, { email: SENDER, actor: ada }),
}

/** An enquiry with a note, a waiting reply and a mail. */
async function prepare() {
  const db = memoryDatabase()
  await storeEnquiries(db, 1)
  await changeEnquiry(db, 'id-1', { version: 0, note: 'First', ...by })
  await changeEnquiry(db, 'id-1', { version: 1, reply: { text: 'Second', key: 'a', sent }, ...by })
  await storeReceived(db, 'LF-1', { key: 'a', from: SENDER, text: 'Third', quoted: 'Fourth' }, [])
  return db
}

const words = (db: D1Database) =>
  db.prepare("SELECT thread_search FROM enquiry WHERE id = 'id-1'").first('thread_search')

const after: Record<string, string> = {
  note: `noted third second first ${SENDER} fourth`,
  delete: `third second ${SENDER} fourth`,
  mail: `mailed third second first c@b.example ${SENDER} fourth`,
  reply: `sent third second first ${SENDER} fourth`,
  'take-back': `third first ${SENDER} fourth`,
  erasure: 'second first',
}

test.each(Object.entries(after))(
  'after a %s, the search has the words of the thread, and the addresses in it',
  async (name, expected) => {
    const db = await prepare()
    await changes[name]?.(db)

    expect(await words(db)).toBe(expected.replaceAll(' ', '\n'))
  },
)

const pairs = Object.keys(changes).flatMap((first) =>
  Object.keys(changes).flatMap((second) => (first === second ? [] : [[first, second] as const])),
)

test.each(pairs)('a %s loses and restores no words if a %s comes first', async (slow, quick) => {
  const one = await prepare()
  await changes[quick]?.(one)
  await changes[slow]?.(one)

  const two = await prepare()
  let isFirst = true
  const batch = async (statements: D1PreparedStatement[]) => {
    if (isFirst) await changes[quick]?.(two)
    isFirst = false
    return two.batch(statements)
  }
  await changes[slow]?.({ prepare: two.prepare, batch } as D1Database)

  expect(await words(two)).toBe(await words(one))
})
