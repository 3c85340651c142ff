import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { asOperator, inProcess } from '../test/in-process.ts'
import { mailbox } from '../test/mailbox.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'

const worker = serveWorker()

/** The page of the second enquiry, which is in German, or of the first; `ask` sends a form to an action of it. */
async function createInbox() {
  const DB = memoryDatabase()
  await storeContacts(DB, 2, (n) => ({ name: 'Ada {reference}', language: n === 2 ? 'de' : null }))
  const request = inProcess({ DB, ...mailbox().bindings })
  const headers = { ...asOperator, accept: 'text/html' }
  return async (path: string, form?: Record<string, string>) => {
    const init = form && { method: 'POST', body: new URLSearchParams(form) }
    return parse(await (await request(`/api/contacts/${path}`, { headers, ...init })).text())
  }
}

test.each([
  ['id-1', 'Yes', 'Dear Ada {reference},\n\nLF-1: yes.'],
  ['id-2', 'Ja', 'Guten Tag Ada {reference}.'],
])('%s offers the saved replies of its language, with its facts: %s', async (id, title, text) => {
  const page = await (await createInbox())(id)
  const buttons = page.querySelectorAll('#saved-replies button')

  expect(buttons.map((each) => [each.text.trim(), each.getAttribute('value')])).toEqual([
    [title, text],
  ])
})

test('without a script, the page comes back with the saved reply after the words in the field', async () => {
  const ask = await createInbox()
  const path = 'id-1/draft'
  const written = async (text: string) =>
    (await ask(path, { text, insert: 'Saved\r\nreply', version: '0' })).querySelector('#reply')
      ?.text

  expect(await written('Mine')).toBe('\nMine\n\nSaved\nreply')
  expect(await written(' ')).toBe('\nSaved\nreply')
})

test('nobody else can read their file', async () => {
  expect((await worker.fetch('/api/saved-replies.json')).status).toBe(404)
})
