import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { mailbox } from '../test/fake-mail.ts'
import { fetchInProcess } from '../test/fetch-in-process.ts'
import { intercept } from '../test/intercept-database.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { storeDraft } from './drafts.ts'
import { storeReceived } from './received-mail.ts'

type Answer = {
  draft: { text: string; note: string; at: string }
  others: { operator: string; since: string }[]
  error: { code: string; fields?: Record<string, string> }
  version: number
  events: { version: number; action: string; text?: string }[]
}

/** A Worker in this process with one enquiry, and its operators ben and mara. */
async function createWorker() {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 1, () => ({ email: 'ada@prospect.example' }))
  const { mails, bindings } = mailbox()
  const worker = { fetch: fetchInProcess({ DB, ...bindings }) }
  const [ben, mara] = [operatorClient(worker, 'Ben'), operatorClient(worker, 'Mara')]
  const ask = async (path: string, fields: object, by = ben) => {
    const response = await by.sendJson(`/id-1${path}`, fields)
    return { status: response.status, body: (await response.json()) as Answer }
  }
  const keep = (fields: object, by = ben) => ask('/draft', fields, by)
  /** The words in the fields of the page. */
  const shown = async (by = ben) => {
    const page = await by.read('/id-1')
    const words = (id: string) => page.querySelector(id)?.textContent.replace('\n', '')
    return { text: words('#reply'), note: words('#note'), page }
  }
  return { DB, worker, ask, keep, shown, mails, ben, mara }
}

test('a draft is there in another browser of the same operator alone, with white space and recipients', async () => {
  const { DB, ask, keep, shown, mara, worker } = await createWorker()
  const words = { text: ' Yes,\n</textarea>\n', note: 'Rang ', cc: 'b@b.ex', version: 0, seen: '' }
  expect(await keep(words)).toMatchObject({
    status: 200,
    body: { draft: { text: words.text, note: words.note } },
  })

  const elsewhere = await shown(operatorClient(worker, 'BEN'))
  expect(elsewhere).toMatchObject({ text: words.text, note: words.note })
  expect(elsewhere.page.querySelector('[name=cc]')?.attrs.value).toBe('b@b.ex')
  expect(elsewhere.page.text).not.toContain('is writing')

  const theirs = await shown(mara)
  expect(theirs).toMatchObject({ text: '', note: '' })
  expect(theirs.page.toString()).not.toMatch(/Rang|b@b\.ex/)
  expect(theirs.page.text).toMatch(/Ben is writing, since \w{3} \d/)
  expect(JSON.stringify(await mara.json('/id-1'))).not.toContain('Rang')
  expect(await mara.json()).toMatchObject({ contacts: [{ drafts: [{ operator: 'Ben' }] }] })

  const mark = async (by: typeof mara) => (await by.read()).querySelector('.row-draft')?.text
  expect([await mark(operatorClient(worker, 'BEN')), await mark(mara)]).toEqual([
    'Draft',
    'Ben is writing',
  ])
  // Whom Access knows by that name is another one.
  const verified = { ...words, text: 'No', to: '', subject: '' }
  await storeDraft(DB, 'id-1', verified, { name: 'Mara', verified: true })
  expect((await shown(mara)).text).toBe('')
  const { body } = await keep({ text: 'No' }, mara)
  expect(body.others).toMatchObject([{ operator: 'Ben' }, { operator: 'Mara' }])
  await ask('/replies', { text: 'No', version: 0 }, mara)
  expect(await DB.prepare('SELECT count(*) AS n FROM draft').first('n')).toBe(2)
})

test('two windows of one operator lose neither text, and an empty form leaves no draft', async () => {
  const { keep, shown, DB } = await createWorker()
  const first = await keep({ text: 'From one', to: 'b@b.example', seen: '' })
  const second = await keep({ text: 'From two', seen: '' })
  expect(second.body.draft).toMatchObject({ text: 'From one\n\nFrom two', to: 'b@b.example' })
  const { at } = second.body.draft
  expect(
    (await keep({ text: 'From one, longer', seen: first.body.draft.at })).body.draft.text,
  ).toBe('From one\n\nFrom two\n\nFrom one, longer')
  const { at: last } = (await keep({ text: 'Both', seen: at })).body.draft

  await keep({ text: ' ', note: '\n', seen: at })
  expect((await shown()).text).toContain('Both')
  const { at: newest } = (await keep({ text: 'Both', seen: last })).body.draft
  await keep({ text: ' ', note: '\n', seen: newest })
  expect((await shown()).text).toBe('')
  expect(await DB.prepare('SELECT count(*) AS n FROM draft').first('n')).toBe(0)
})

test('a draft never grows beyond what a backup can restore, whatever several windows keep', async () => {
  const { keep, shown, DB } = await createWorker()
  await keep({ text: 'Before', seen: '' })
  for (const name of ['a', 'b', 'c', 'd'])
    await keep({ text: `${name}\u0001${'한'.repeat(9990)}`, note: '\u0002'.repeat(5000), seen: '' })

  expect((await shown()).text).toBe(`d${'한'.repeat(9990)}`)
  const bytes = 'SELECT max(length(CAST(words AS BLOB))) AS n FROM draft'
  expect(await DB.prepare(bytes).first('n')).toBeLessThan(90_000)
})

/** Keeps a text of Ben, while something else happens between its read and its write. */
async function keepWhile(DB: D1Database, text: string, act: () => Promise<unknown>) {
  let isFirst = true
  const db = intercept(DB, async (call) => {
    const results = await call()
    if (isFirst) {
      isFirst = false
      await act()
    }
    return results
  })
  const words = { text, note: '', to: '', cc: '', subject: '', seen: '' }
  return storeDraft(db, 'id-1', words, { name: 'Ben', verified: false })
}

test('two windows that save at the same moment lose neither text', async () => {
  const { keep, DB } = await createWorker()
  const kept = await keepWhile(DB, 'From one', () => keep({ text: 'From two', seen: '' }))
  expect(kept?.text).toBe('From two\n\nFrom one')
})

test('a draft that is saved while its enquiry is deleted is not kept', async () => {
  const { ben, DB } = await createWorker()
  const kept = await keepWhile(DB, 'Dear Ada', () => ben.sendJson('/id-1/delete', {}))
  expect(kept).toBeUndefined()
})

test('a draft ends with its reply, which a late save of its page does not bring back', async () => {
  const { ask, keep, shown, ben, mara } = await createWorker()
  await keep({ text: 'Yes', note: 'Rang', version: 0 })
  await keep({ text: 'No', version: 0 }, mara)
  const [sent, late] = await Promise.all([
    ask('/replies', { text: 'Yes', note: 'Rang', version: 0 }),
    keep({ text: 'Ye', version: 0 }),
  ])
  expect(sent.status).toBe(201)
  expect([200, 409]).toContain(late.status)

  expect(await keep({ text: 'Ye', version: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'sent_meanwhile' } },
  })
  expect((await keep({ text: '', note: 'Ra', version: 0 })).status).toBe(409)
  expect(await shown()).toMatchObject({ text: '', note: '' })
  expect((await shown(mara)).text).toBe('No')
  expect((await keep({ text: 'PS', version: sent.body.version })).status).toBe(200)
  // What is beside a button is kept, of the page from before it, too.
  await ben.sendForm('/id-1/status', { status: 'done', text: 'PPS', version: '0', seen: '' })
  expect((await shown()).text).toContain('PPS')
})

test('a reply that is taken back is the draft again, above the next one', async () => {
  const { ask, keep, shown } = await createWorker()
  const { body } = await ask('/replies', { text: 'Yes', cc: 'b@b.example', version: 0 })
  await keep({ text: 'PS', note: 'Rang', version: body.version })
  const { version } = body.events.find(({ action }) => action === 'reply') ?? {}
  await ask('/take-back', { event: `${version}` })

  const { page, ...words } = await shown()
  expect(words).toEqual({ text: 'Yes\n\nPS', note: 'Rang' })
  expect(page.querySelector('[name=cc]')?.attrs.value).toBe('b@b.example')
  // The page from before it.
  expect((await keep({ text: 'Ye', version: 0 })).status).toBe(409)
})

test('every button of the page keeps the reply, and saves the note once', async () => {
  const { DB, ben, keep, shown } = await createWorker()
  const typed = { text: 'Yes', to: 'ada@prospect.example', note: 'Rang', version: '0', seen: '' }
  const fields = { ...typed, cc: '', subject: '', day: '' }
  expect((await ben.sendForm('/id-1/draft', { ...fields, note: '' })).status).toBe(303)
  await ben.sendForm('/id-1/status', { ...fields, text: 'Yes, both', status: 'done' })

  expect((await shown()).text).toContain('Yes, both')
  expect((await shown()).note).toBe('')
  const { events } = (await ben.json('/id-1')) as Answer
  expect(events.map(({ action }) => action).sort()).toEqual(['note', 'status'])

  const { page } = await ben.submit('/id-1/owner', { ...fields, cc: 'b@b.example', owner: '' })
  expect(page.querySelector('#changes [name=cc]')?.attrs.value).toBe('b@b.example')
  // The recipient that the page offered is no choice.
  await storeReceived(DB, 'LF-1', { key: 'k', from: 'eve@b.example', text: 'Hi' }, [])
  for (const offered of [{ to: 'eve@b.example' }, { to: 'ada@prospect.example', version: 0 }])
    expect((await keep({ text: 'Yes', ...offered })).body.draft).toMatchObject({ to: '' })
  // Nor does a wrong day lose which draft the page showed.
  const wrong = await ben.submit('/id-1/later', { ...fields, seen: 'x', day: '2020-01-01' })
  expect(wrong.page.querySelector('#changes [name=seen]')?.attrs.value).toBe('x')
})

test('without mail, too, a saved note is no draft any more, also behind the page that asks', async () => {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 1)
  const worker = { fetch: fetchInProcess({ DB }) }
  const [ben, mara] = [operatorClient(worker, 'Ben'), operatorClient(worker, 'Mara')]
  const note = 'Called, no answer'
  const kept = await ben.sendJson('/id-1/draft', { note, version: 0, seen: '' })
  const { draft } = (await kept.json()) as Answer
  await mara.sendJson('/id-1/status', { status: 'spam' })

  const late = await ben.sendForm('/id-1/status', {
    ...{ status: 'done', note, version: '0', seen: draft.at },
  })

  expect(late.status).toBe(409)
  const page = await ben.read('/id-1')
  expect(page.text.split(note)).toHaveLength(2)
  expect(page.querySelector('#note')?.text.trim()).toBe('')
  expect((await mara.read('/id-1')).text).not.toContain('is writing')
})

test('a reply that a colleague was faster than stays a draft behind the page that asks', async () => {
  const { ask, ben, keep, shown, mara, mails } = await createWorker()
  await ask('/replies', { text: 'No' }, mara)
  const page = await ben.sendForm('/id-1/replies', { text: 'Yes', cc: 'b@b.example', version: '0' })

  expect(page.status).toBe(409)
  const again = parse(await page.text()).querySelector('form:has(textarea)')
  expect(again?.querySelector('[name=cc]')?.attrs.value).toBe('b@b.example')
  expect((await shown()).text).toBe('Yes')
  expect(mails).toEqual([])
  // What is typed on that page takes its place.
  expect(again?.attrs['data-draft']).toBe('/api/contacts/id-1/draft')
  const seen = again?.querySelector('[name=seen]')?.attrs.value ?? ''
  await keep({ text: 'After', version: 2, seen })
  expect((await shown()).text).toBe('After')
})

test.each([
  ['erasing the person', '/erase', { email: 'ada@prospect.example' }],
  ['deleting the enquiry', '/id-1/delete', {}],
])('%s ends the drafts, and no later save begins one', async (_, path, fields) => {
  const { keep, ben, DB } = await createWorker()
  await keep({ text: 'Dear Ada', note: 'Rang' })
  await ben.sendJson(path, fields)

  expect((await keep({ text: 'Dear Ada' })).status).toBe(404)
  const typed = { text: 'Dear Ada', note: '', to: '', cc: '', subject: '' }
  expect(await storeDraft(DB, 'id-1', typed, { name: 'Ben', verified: false })).toBeUndefined()
  expect(await DB.prepare('SELECT count(*) AS n FROM draft').first('n')).toBe(0)
})

test('a person gets the drafts about them', async () => {
  const { keep, ben } = await createWorker()
  await keep({ text: 'Dear Ada', note: 'Rang' })
  const response = await ben.sendJson('/export', { email: 'ada@prospect.example' })
  expect(JSON.parse(await response.text()).enquiries).toMatchObject([
    { drafts: [{ operator: 'Ben', text: 'Dear Ada', note: 'Rang' }] },
  ])
})

test.each([
  [{ text: 'x'.repeat(10_001) }, 422, 'text'],
  [{ text: 'x'.repeat(1_000_000) }, 413, 'text'],
  [{ insert: 'x'.repeat(10_001) }, 422, 'insert'],
  [{ text: 'Yes', cc: 'x'.repeat(2_000) }, 422, 'cc'],
  [{ text: 'Yes', owner: 'mara' }, 422, 'owner'],
  [{ text: 'Yes', version: -1 }, 422, 'version'],
  [{ text: 'Yes', version: 9 }, 422, 'version'],
])(
  'nothing is kept of words that are wrong, with the name of the field: %#',
  async (fields, status, field) => {
    const { keep, shown } = await createWorker()
    const refused = await keep(fields)

    expect(refused.status).toBe(status)
    expect(Object.keys(refused.body.error.fields ?? {})).toContain(field)
    expect((await shown()).text).toBe('')
  },
)
