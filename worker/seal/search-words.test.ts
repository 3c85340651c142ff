import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'
import { indexWords, queryWords } from './search-words.ts'

const worker = serveWorker()

/** Whether a search for this finds that enquiry: every word of the one is among the other's. */
async function finds(query: string, enquiry: { names?: string[]; message?: string }) {
  const db = await worker.database()
  const { names = [], message = '' } = enquiry
  const indexed = new Set((await indexWords(db, { names, message })).split(' '))
  const searched = (await queryWords(db, query)).split(' ')
  return searched.every((word) => indexed.has(word))
}

test.each<[string, Parameters<typeof finds>[1]]>([
  ['hello', { message: 'Well, HELLO!' }],
  ['grusse', { message: 'Viele Grüße'.replace('ß', 'ss') }],
  ['Zoe', { message: 'Zoë wrote' }],
  ['invoices', { message: 'about the invoicing' }],
  ['kow', { names: ['Jan Kowalski'] }],
  ['kowalski', { names: ['Jan Kowalski'] }],
  ['ada@mail.example', { names: ['ada@mail.example'] }],
  ['mail', { names: ['ada@mail.example'] }],
  ['LF-ABCD', { names: ['LF-ABCD-1234'] }],
  ['東京', { message: '東京の会社です' }],
  ['สวัสดี', { message: 'สวัสดีครับ' }],
])('"%s" finds %j', async (query, enquiry) => {
  expect(await finds(query, enquiry)).toBe(true)
})

test.each<[string, Parameters<typeof finds>[1]]>([
  ['goodbye', { message: 'hello' }],
  ['hel', { message: 'hello' }],
  ['hello there', { message: 'hello' }],
  ['walski', { names: ['Kowalski'] }],
])('"%s" does not find %j', async (query, enquiry) => {
  expect(await finds(query, enquiry)).toBe(false)
})

test('a word is nowhere to be read', async () => {
  const words = await indexWords(await worker.database(), { names: ['Ada'], message: 'canary' })

  expect(words).toMatch(/^[\da-f]{12}( [\da-f]{12})*$/)
})
