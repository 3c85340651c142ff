import { expect, test } from 'vitest'
import { findContact } from '../inbox/enquiries/enquiry.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { storeContacts } from '../test/store-contacts.ts'

test('a mail that came in is an event of its enquiry, without the key that identifies it', async () => {
  const db = memoryDatabase()
  await storeContacts(db, 1)
  const mail = { key: 'k', from: 'ada@b.example', attachments: [{ name: 'a.pdf', size: 9 }] }
  await db
    .prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action, to_status, note, mail)
       VALUES ('id-1', '2030-01-01', 'ada@b.example', 1, 'received', 'new', 'Yes', ?1)`,
    )
    .bind(JSON.stringify(mail))
    .run()

  const { key, ...kept } = mail
  expect((await findContact(db, 'id-1'))?.events).toEqual([
    {
      ...{ version: 1, at: '2030-01-01', actor: 'ada@b.example', verified: true },
      ...{ action: 'received', to: 'new', note: 'Yes', ...kept },
    },
  ])
})
