import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { jobData, payRange } from './job.ts'

test.each([
  ['USD', 150_000, 185_000, '$150,000–$185,000 a year'],
  ['EUR', 90_000, 90_000, '€90,000 a year'],
])('says %s %d to %d as a range', (currency, from, to, text) => {
  expect(payRange({ currency, from, to })).toBe(text)
})

test('tells of a closed job nothing but its name', () => {
  const content = {
    catalogue: { jobs: [] },
    jobs: new Map([['folder', { title: 'Folder', pay: {} }]]),
  } as unknown as Content

  expect(jobData(content, 'folder')).toEqual({ isOpen: false, title: 'Folder' })
})
