import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { jobData, payRange } from './careers.ts'

const words = {
  site: { language: 'en-US' },
  interface: { job: { payPerYear: '{pay} a year' } },
} as Content

test('formats pay without a range as one amount', () => {
  expect(payRange({ currency: 'EUR', from: 90_000, to: 90_000 }, words)).toBe('€90,000 a year')
})

test('gives only the name of a closed job', () => {
  const content = {
    ...words,
    catalogue: { jobs: [] },
    jobs: new Map([['folder', { title: 'Folder', pay: {} }]]),
  } as unknown as Content

  expect(jobData(content, 'folder')).toEqual({ isOpen: false, title: 'Folder' })
})
