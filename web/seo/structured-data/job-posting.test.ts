import { expect, test } from 'vitest'
import type { Job } from '#content/schema/jobs.ts'
import type { Site } from '#content/schema/site.ts'
import type { ListedPage } from '../listed-page.ts'
import { jobPosting } from './job-posting.ts'

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
