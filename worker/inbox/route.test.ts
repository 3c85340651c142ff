import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { operatorClient } from '../test/operator-client.ts'
import { interestLabel, interestOption } from '../test/sample-enquiry.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { iteratePages } from './list/paging.tsx'

const worker = await startWorker()

type Page = { contacts: { reference: string; status: string }[]; next: number | null }

const { ask: list, json: read } = operatorClient(worker)

/** All pages of a list, while a newer enquiry arrives after each. */
async function listAll(query: string): Promise<Page['contacts'][]> {
  const pages = iteratePages<number, Page>(async (next) => {
    const page = await read(`?${query}${next ? `&cursor=${next}` : ''}`)
    await storeEnquiries(worker.db, 1, () => ({
      id: `newer-${next}`,
      reference: `LF-newer-${next}`,
    }))
    return page
  })
  const found: Page['contacts'][] = []
  for await (const { contacts } of pages) found.push(contacts)
  return found
}

/** Stores `count` enquiries, LF-1 first; every tenth is done, the others are new. */
const store = (count: number) =>
  storeEnquiries(worker.db, count, (n) => ({ status: n % 10 === 0 ? 'done' : 'new' }))

const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => `LF-${count - at}`)
const references = (pages: Page['contacts'][]) => pages.flat().map(({ reference }) => reference)

test.each([
  ['', 120, [50, 50, 20]],
  ['limit=2', 4, [2, 2]],
])('pages with ?%s through %d enquiries, each once, newest first', async (query, count, sizes) => {
  await store(count)

  const pages = await listAll(query)

  expect(pages.map((page) => page.length)).toEqual(sizes)
  expect(references(pages)).toEqual(newestFirst(count))
})

test('counts all enquiries by status, whatever the query', async () => {
  await store(20)

  expect(await read('?status=done&q=lighthouse')).toMatchObject({
    counts: { new: 18, open: 0, done: 2, held: 0, spam: 0 },
  })
})

test.each([
  ['limit=201', 'limit'],
  ['cursor=-1', 'cursor'],
  ['status=NEW', 'status'],
  ['from=0000-11-30', 'from'],
  ['to=9999-12-31', 'to'],
  ['__proto__=1', '__proto__'],
  ['%ff=1', '\ufffd'],
])('answers 422 to ?%s and names the parameter', async (query, parameter) => {
  const response = await list(`?${query}`)
  const { error } = (await response.json()) as { error: { fields: object } }

  expect(response.status).toBe(422)
  expect(Object.keys(error.fields)).toEqual([parameter])
})

const PREFIX = settings.referencePrefix
const SEARCHED = {
  name: 'Zoë van der Berg',
  email: 'zoe.berg+web@example-shop.example',
  message:
    'We sell café furniture.\nOur  second shop opens in Zürich; 我们需要帮助。 Straße 5, 50 % שָׁלוֹם +1 (555) 010-0199, 5550100144',
  fields: { serviceInterest: interestOption },
}

test.each([
  ['a part of the name, without its accent', 'oe van'],
  ['the address', 'zoe.berg+web@example-shop.example'],
  ['the reference without dashes', `${PREFIX}12ab34cd`.toLowerCase()],
  ["the service's name", interestLabel],
  ['a phone number with another prefix', '+44 555.010.0199'],
  ['words in any order', 'shop café sell'],
  ['a quoted phrase', '"second shop opens"'],
  ['a quote that is not closed', 'furniture "second shop'],
  ['all of its pieces', Array.from(SEARCHED.message, (character) => character).join(' ')],
])('finds an enquiry by %s', async (_, q) => {
  const searched = { ...SEARCHED, id: 'searched', reference: `${PREFIX}-12AB-34CD` }
  await storeEnquiries(worker.db, 1, () => searched)
  await store(1)

  const { contacts } = await read(`?q=${encodeURIComponent(q)}`)

  expect(references([contacts])).toEqual([`${PREFIX}-12AB-34CD`])
})

test.each([
  ['one word of two', 'wish lighthouse'],
  ['words that do not stand together', '"secret planet"'],
  ['a phrase across two fields', '"ada ada@lovelace"'],
  ['characters of SQL', "%' OR 1=1 --"],
  ['a hundred characters', '* " ) ( '.repeat(25)],
  ['200 bytes in another writing', '界'.repeat(66)],
])('finds nothing by %s', async (_, q) => {
  await store(3)

  const { contacts } = await read(`?q=${encodeURIComponent(q)}`)

  expect(contacts).toEqual([])
})
