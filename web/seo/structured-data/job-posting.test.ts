import { expect, test } from 'vitest'
import type { Job } from '#content/schema/jobs.ts'
import type { Site } from '#content/schema/site.ts'
import type { ListedPage } from '../listed-page.ts'
import { jobPosting } from './job-posting.ts'

const site = { name: 'Paper', url: 'https://paper.example', language: 'de' } as Site

test.each([
  ['Ortsunabhängig', true, { jobLocationType: 'TELECOMMUTE' }],
  ['Remote', undefined, { jobLocation: { address: { addressLocality: 'Remote' } } }],
])('a job at "%s" with remote %j has the place %j', (location, remote, place) => {
  const fields = { location, remote, countries: ['DE'], type: 'Vollzeit', benefits: [] }
  const job = { ...fields, description: [], requirements: [] } as unknown as Job

  expect(jobPosting(job, {} as ListedPage, site)).toMatchObject(place)
})

test.each([
  ['part time', 'PART_TIME'],
  // A word of another language may mean any of them.
  ['Vollzeit', undefined],
])('the type "%s" is %j', (type, expected) => {
  const job = { type, countries: [], description: [], benefits: [] } as unknown as Job
  const posting = jobPosting(job, {} as ListedPage, site)

  expect(Object(posting).employmentType).toBe(expected)
})

test.each([
  ['Asia/Tokyo', '2026-07-31T23:59:59+09:00'],
  [undefined, '2026-07-31T23:59:59+00:00'],
])('a job in the zone %s is open until the end of its last day there', (timeZone, end) => {
  const fields = { validThrough: '2026-07-31', type: 'Vollzeit', countries: [], benefits: [] }
  const job = { ...fields, description: [] } as unknown as Job
  const hours = timeZone && { timeZone }
  const there = { ...site, hours } as Site

  expect(jobPosting(job, {} as ListedPage, there)).toMatchObject({ validThrough: end })
})
