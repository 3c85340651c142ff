import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import type { Job } from '#content/schema/jobs.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import type { Site } from '#content/schema/site.ts'
import { content } from '#content/test/frozen-content.ts'
import type { ListedPage } from './listed-page.ts'
import { organizationWithAddress } from './organization.ts'
import { jobPosting, structuredData } from './structured-data.ts'

test('no text can end the script block, and every text is parsed unchanged', () => {
  const question = 'Does </script> end a script?'
  const item = { question, answer: compileMarkdown('Yes, `<!--` and\n`</script>` do.') }
  const content = { catalogue: { faq: ['end'] }, faq: new Map([['end', item]]) }
  const page = { url: '', path: '/faq' } as ListedPage

  const block = structuredData(page, content as unknown as Content)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block) ?? []
  const [faq] = JSON.parse(json)['@graph']
  expect(faq.mainEntity[0].name).toBe(question)
  expect(faq.mainEntity[0].acceptedAnswer.text).toBe('Yes, <!-- and </script> do.')
})

test('an address without its parts is one text', () => {
  const { site: own } = content
  const contact = { ...own.contact, address: ['Kai 1', '20457 Hamburg'], postalAddress: undefined }
  const { address } = organizationWithAddress({ ...own, language: 'de', contact })

  expect(address).toBe('Kai 1, 20457 Hamburg')
})

const site = { name: 'Paper', url: 'https://paper.example', language: 'de' } as Site

/** The posting of a job with these fields. A type in another language than English may mean any of the known ones. */
function postingOf(fields: object, of = site) {
  const none = { countries: ['DE'], benefits: [], description: [], requirements: [] }
  const job = { ...none, type: 'Vollzeit', ...fields } as unknown as Job
  return jobPosting(job, {} as ListedPage, of)
}

test.each([
  [{ location: 'Ortsunabhängig', remote: true }, { jobLocationType: 'TELECOMMUTE' }],
  [{ location: 'Remote' }, { jobLocation: { address: { addressLocality: 'Remote' } } }],
  [{ type: 'part time' }, { employmentType: 'PART_TIME' }],
  [{ type: 'Vollzeit' }, { '@type': 'JobPosting' }],
])('a job with %j has %j', (fields, expected) => {
  const posting = postingOf(fields)

  expect(posting).toMatchObject(expected)
  expect(Object(posting).employmentType).toBe(Object(expected).employmentType)
})

test.each([
  ['Asia/Tokyo', '2026-07-31T23:59:59+09:00'],
  [undefined, '2026-07-31T23:59:59+00:00'],
])('a job in the zone %s is open until the end of its last day there', (timeZone, end) => {
  const there = { ...site, hours: timeZone && { timeZone } } as Site

  expect(postingOf({ validThrough: '2026-07-31' }, there)).toMatchObject({ validThrough: end })
})
