import { expect, test } from 'vitest'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { deleteNote } from './delete-note.ts'

const worker = await startWorker()
const grace = operatorClient(worker)
const sameGrace = operatorClient(worker, 'Grace')
const mara = operatorClient(worker, 'mara')

/** An enquiry with a note of grace between two others, and the version of its event. */
async function storeNote() {
  await storeEnquiries(worker.db, 1, () => ({ message: 'A zeppelin' }))
  for (const note of ['First\0', 'Her zeppelin', 'Last'])
    await grace.sendForm('/id-1/note', { note })
  const [, event] = await worker.rows<{ seq: number }>('SELECT seq FROM event ORDER BY seq')
  return String(event?.seq)
}

const events = async () => (await grace.json('/id-1')).events
const finds = async (words: string) => (await grace.json(`?q=${words}`)).contacts.length

test('its author deletes a note, with its words, once', async () => {
  const event = await storeNote()
  const notices: unknown[] = []
  for (const by of [sameGrace, grace]) {
    const { to } = await by.submit('/id-1/delete-note', { event })
    notices.push((await by.read(to)).querySelector('[role=status]')?.text)
  }

  expect(notices).toEqual(['1 note deleted.', 'Nothing changed: it was so already.'])
  expect((await events())[1]).toMatchObject({ text: '', takenBack: true })
  expect([await finds('her'), await finds('first'), await finds('last')]).toEqual([0, 1, 1])
  expect((await grace.read('/id-1')).text).toContain('grace deleted a note')
  expect(await worker.audited(2)).toEqual(['Grace delete-note 1', 'grace note 1'])
  expect(await (await grace.ask('?format=csv')).text()).toContain('First\n\nLast')
})

test('nobody else deletes it, and the page offers it to nobody else', async () => {
  const event = await storeNote()

  expect((await mara.sendJson('/id-1/delete-note', { event })).status).toBe(409)
  // Anyone with the token can type the name of an operator whom Access knows.
  const deletion = { event: Number(event), actor: { name: 'grace', verified: true } }
  expect(await deleteNote(worker.db, 'id-1', deletion)).toBeUndefined()
  expect(await events()).toMatchObject([{}, { text: 'Her zeppelin' }, {}])
  const forms = async (by: typeof mara) =>
    (await by.read('/id-1')).querySelectorAll('form[action$="/delete-note"]').length
  expect([await forms(sameGrace), await forms(mara)]).toEqual([3, 0])
})
