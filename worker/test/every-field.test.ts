import { expect, test } from 'vitest'
import { hashEnquiryWords } from '../enquiry/deduplication.ts'
import { type EnquiryRecord, findEnquiryRecords, toEnquiry } from '../enquiry/enquiry-record.ts'
import { enquiryMail } from '../notify/operator-mail.ts'
import { enquiryWebhook } from '../notify/webhook.ts'
import { attributionSchema } from '../shared/attribution.ts'
import { formatValue } from '../shared/field-values.ts'
import { mailbox } from './fake-mail.ts'
import { asOperator, completeBindings, jsonPost } from './fetch-in-process.ts'
import { formFields, sample } from './sample-enquiry.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from './start-worker.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

// A new field of the schema has to arrive everywhere.
const worker = await startWorker()
const receiver = await startWebhookReceiver()

const sampleOf = ({ name, kind, options = {} }: (typeof formFields)[number]) => {
  const [first = '', second = ''] = Object.keys(options)
  const values: Partial<Record<typeof kind, string | string[]>> = {
    email: 'word-of-email@prospect.example',
    phone: '+1 555 010 0199',
    url: 'word-of-url.example',
    date: '2027-02-28',
    choice: first,
    choices: [first, second],
  }
  return values[kind] ?? `word-of-${name}`
}
const sent = Object.fromEntries(formFields.map((field) => [field.name, sampleOf(field)]))
/** The visible text of each field: options have labels. */
const words = formFields.map((field) => formatValue(field, sampleOf(field)))

/** Where it came from. */
const origin = new URLSearchParams(
  Object.keys(attributionSchema.shape).map((name) => [
    name,
    `${/Page/.test(name) ? '/' : ''}word-of-${name.replace('_', '-')}`,
  ]),
)

async function read(query = '', accept = 'application/json') {
  const headers = { ...asOperator, accept }
  return (await worker.fetch(`/api/contacts${query}`, { headers })).text()
}

test('every field of an enquiry is stored, searched, shown and sent in notifications', async () => {
  await worker.fetch('/api/contact', jsonPost(sent, { Attribution: `${origin}` }))

  const [enquiry] = JSON.parse(await read()).contacts as [EnquiryRecord]
  const attribution = Object.fromEntries(origin)
  expect(enquiry).toMatchObject({ ...sent, attribution })
  const all = [...words, ...origin.values()]
  for (const word of all) {
    const found = JSON.parse(await read(`?${new URLSearchParams({ q: `"${word}"` })}`))
    expect(found.contacts, word).toHaveLength(1)
  }
  const page = await read(`/${enquiry.id}`, 'text/html')
  const shown = [...words, 'word-of-utm-source', 'word-of-utm-campaign']
  expect(shown.filter((word) => !page.includes(word.replaceAll('&', '&amp;')))).toEqual([])
  const csv = await read('?format=csv')
  expect(all.filter((word) => !csv.includes(word))).toEqual([])

  const { mails, bindings } = mailbox()
  const env = completeBindings({ ...UNREACHABLE_WEBHOOK, WEBHOOK_URL: receiver.url, ...bindings })
  const notification = {
    id: 'msg_1',
    about: (await findEnquiryRecords(worker.db, [enquiry.id])).get(enquiry.id) as EnquiryRecord,
    now: Date.now(),
    signal: new AbortController().signal,
  }
  await enquiryWebhook.send(env, notification)
  await enquiryMail.send(env, notification)
  expect(JSON.parse(receiver.all[0]?.body ?? '').data).toMatchObject({ ...sent, attribution })
  expect(words.filter((word) => !mails[0]?.text.includes(word))).toEqual([])
})

test.each(formFields.map(({ name }) => name))(
  'enquiries that differ in %s are both stored',
  async (name) => {
    const { fields, ...core } = toEnquiry({ ...sample, ...sent })
    const other =
      name in core
        ? { ...core, [name]: 'x@b.example', fields }
        : { ...core, fields: { ...fields, [name]: '' } }

    expect(await hashEnquiryWords(other)).not.toBe(await hashEnquiryWords({ ...core, fields }))
  },
)
