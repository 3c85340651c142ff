import { expect, test } from 'vitest'
import { mailbox } from '../test/fake-mail.ts'
import { fetchInProcess } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

const worker = await startWorker()

/** An operator of two enquiries, of which the second is in German. */
async function createOperator() {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 2, (n) => ({ name: 'Ada {reference}', language: n === 2 ? 'de' : 'en' }))
  return operatorClient({ fetch: fetchInProcess({ DB, ...mailbox().bindings }) })
}

test.each([
  ['id-1', 'Yes', 'Dear Ada {reference},\n\nLF-1: yes.'],
  ['id-2', 'Ja', 'Guten Tag Ada {reference}.'],
])('%s offers the saved replies of its language, with its facts: %s', async (id, title, text) => {
  const page = await (await createOperator()).read(`/${id}`)
  const buttons = page.querySelectorAll('#saved-replies button')

  expect(buttons.map((each) => [each.text.trim(), each.getAttribute('value')])).toEqual([
    [title, text],
  ])
})

test('without a script, the page comes back with the saved reply after the words in the field', async () => {
  const ben = await createOperator()
  const written = async (text: string) => {
    await ben.sendForm('/id-1/draft', { text, insert: 'Saved\r\nreply', version: '0' })
    return (await ben.read('/id-1')).querySelector('#reply')?.text
  }

  expect(await written('Mine')).toBe('\nMine\n\nSaved\nreply')
  expect(await written(' ')).toBe('\nSaved\nreply')
})

test('nobody else can read their file', async () => {
  expect((await worker.fetch('/api/saved-replies.json')).status).toBe(404)
})
