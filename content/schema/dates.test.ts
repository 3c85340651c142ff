import { expect, test } from 'vitest'
import { articleSchema } from './articles.ts'
import { jobSchema } from './jobs.ts'

const article = {
  id: 'paper',
  title: 'Paper folds',
  excerpt: 'Paper that was folded once is easier to fold there again.',
  category: 'Paper',
  author: 'Ada',
  role: 'Folder',
  date: '2026-03-02',
  featured: false,
  services: ['folding'],
  body: 'One.\n\nTwo.\n\nThree.',
}
const job = {
  id: 'folder',
  title: 'Folder',
  department: 'Paper',
  location: 'Remote',
  remote: true,
  type: 'Full-time',
  level: 'Senior',
  description: 'You fold.',
  requirements: ['Hands'],
  countries: ['US'],
  datePosted: '2026-03-02',
  featured: false,
}

test.each([
  ['an article was updated', articleSchema, article, 'updated', 'a day from date on'],
  ['a job closes', jobSchema, job, 'validThrough', 'a day from datePosted on'],
] as const)('refuses a day on which %s before it began', (_, schema, entry, field, expected) => {
  const { error } = schema.safeParse({ ...entry, [field]: '2025-03-03' })

  expect(schema.safeParse({ ...entry, [field]: '2026-03-02' }).success).toBe(true)
  expect(error?.issues).toMatchObject([{ path: [field], message: expected }])
})
