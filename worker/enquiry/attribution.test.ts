import { expect, test } from 'vitest'
import { fetchInProcess, jsonPost } from '#worker/test/fetch-in-process.ts'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { sample } from '#worker/test/sample-enquiry.ts'

const request = fetchInProcess({ DB: memoryDatabase() })
const grace = operatorClient({ fetch: request })

const form = (headers: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(sample),
  headers,
})
const app = (sent: Record<string, string>) =>
  jsonPost(sample, { Attribution: String(new URLSearchParams(sent)) })

const PAGE = 'http://localhost/contact?utm_source=letter&utm_id=1&landingPage=%2Ffalse'
const known = {
  landingPage: '/services/a%20b',
  referrer: 'www.search.example',
  previousPage: '/',
  utm_campaign: 'Frühling 50%',
}
const { referrer, ...rest } = known
const withOther = (sent: Record<string, string>) => app({ ...known, ...sent })
const fromPage = { previousPage: '/contact', utm_source: 'letter' }

// The same words within ten minutes are one enquiry: each case deletes its own.
test.each([
  ['all that the app knows', app(known), known],
  ['nothing', jsonPost(sample), {}],
  ['the page of a form without script', form({ Referer: PAGE }), fromPage],
  ['the page of an app of a previous version', jsonPost(sample, { Referer: PAGE }), fromPage],
  ['no page of another site', form({ Referer: 'https://b.example/contact?utm_source=b' }), {}],
  ['no page of errors', form({ Referer: 'http://localhost/api/contact?language=de' }), {}],
  ['no malformed Referer', form({ Referer: 'contact' }), {}],
  ['no header that is not a query', jsonPost(sample, { Attribution: '%\xff&&=&[=' }), {}],
  ['no unknown name', app({ ...known, utm_id: '1', id: '1' }), known],
  ['nothing too long', withOther({ referrer: 'a'.repeat(151), utm_term: '한'.repeat(151) }), rest],
  ['no address of a person', withOther({ utm_term: 'ada@b.example', referrer: 'a@b' }), rest],
  ['no other origin or query', withOther({ referrer: 'https://b.example', utm_term: '' }), rest],
  ['no hidden characters', withOther({ referrer: 'a\n', utm_term: 'a\u202Eb' }), rest],
  ['no markup as a path', app({ landingPage: '/<b>', previousPage: 'javascript:alert(1)' }), {}],
])('an enquiry is stored with %s', async (_, sent, attribution) => {
  await request('/api/contact', sent)
  const [enquiry] = await list()
  await grace.sendJson(`/${enquiry.id}/delete`, {})

  expect(enquiry.attribution).toEqual(attribution)
})

test('a repeat from elsewhere is the same enquiry, and a filter finds it by a part of its campaign', async () => {
  for (const sent of [app(known), app({ landingPage: '/other' }), jsonPost(sample)]) {
    expect((await request('/api/contact', sent)).status).toBe(201)
  }
  const campaigns = [known.utm_campaign, known.utm_campaign.slice(1, 4), 'other']
  const found = campaigns.map(async (campaign) => (await list({ campaign })).length)

  expect(await Promise.all(found)).toEqual([1, 1, 0])
})

async function list(filter = {}) {
  return (await grace.json(`?${new URLSearchParams(filter)}`)).contacts
}
