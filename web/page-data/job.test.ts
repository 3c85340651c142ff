import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { jobData, type OpenJobData, payRange } from './job.ts'

const words = {
  site: { language: 'en-US' },
  interface: { job: { payPerYear: '{pay} a year' } },
} as Content

test.each([
  ['USD', 150_000, 185_000, '$150,000–$185,000 a year'],
  ['EUR', 90_000, 90_000, '€90,000 a year'],
])('formats %s %d to %d as a range', (currency, from, to, text) => {
  expect(payRange({ currency, from, to }, words)).toBe(text)
})

test('gives only the name of a closed job', () => {
  const content = {
    ...words,
    catalogue: { jobs: [] },
    jobs: new Map([['folder', { title: 'Folder', pay: {} }]]),
  } as unknown as Content

  expect(jobData(content, 'folder')).toEqual({ isOpen: false, title: 'Folder' })
})

test.each([
  [{}, undefined],
  [{ validThrough: '2027-03-31' }, { date: '2027-03-31', shown: 'March 31, 2027' }],
])('a job with %j has the closing date %j', (dates, until) => {
  const pay = { currency: 'USD', from: 1, to: 2 }
  const job = { department: 'Paper', datePosted: '2026-11-02', pay, ...dates }
  const content = {
    ...words,
    catalogue: { jobs: ['folder'], departments: [{ name: 'Paper', hue: 1 }] },
    jobs: new Map([['folder', job]]),
  } as unknown as Content

  expect((jobData(content, 'folder') as OpenJobData).until).toEqual(until)
})
