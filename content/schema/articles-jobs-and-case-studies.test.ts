import { expect, test } from 'vitest'
import { toProblems } from '../problems.ts'
import { articleSchema, readingMinutes } from './articles.ts'
import { caseStudySchema } from './case-studies.ts'
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

test.each([
  ['English', 'We moved the stock of a small company. ', 100, 4],
  ['Japanese', '小さな会社の在庫を新しいサーバーへ移行しました。', 100, 5],
  ['Thai', 'เราย้ายคลังสินค้าของบริษัทเล็ก', 80, 3],
])('reads %s by its words', (_, sentence, times, minutes) => {
  expect(readingMinutes([['p', [sentence.repeat(times)]]])).toBe(minutes)
})

/** The problems of a study's field, as "field: expected, found". */
function problemsWith(field: string, value: unknown): string[] {
  const data = { [field]: value }
  const { error } = caseStudySchema.safeParse(data, { reportInput: true })
  const problems = error ? toProblems(caseStudySchema, 'case-studies/rug.yaml', error, data) : []
  return problems
    .filter((problem) => problem.field.startsWith(field))
    .map((problem) => `${problem.field}: ${problem.expected}, ${problem.found}`)
}

test('the counts of what was left out add up', () => {
  const problemsOfCounts = (asked: number, cameBack: number) =>
    problemsWith('leftOut', {
      text: '{asked} colors. We left out {leftOut}.',
      counts: { asked, built: 7, leftOut: 5, cameBack },
    })

  expect(problemsOfCounts(12, 5)).toEqual([])
  expect(problemsOfCounts(13, 1)).toEqual([
    'leftOut.counts.asked: the sum of built and leftOut, "13"',
  ])
  expect(problemsOfCounts(12, 6)).toEqual([
    'leftOut.counts.cameBack: at most as many as leftOut, "6"',
  ])
})

test('the text of what was left out names its counts, and no others', () => {
  const expected = 'leftOut.text: a text with {asked} and {leftOut}, without counts no braces'
  const counts = { asked: 12, built: 7, leftOut: 5, cameBack: 1 }

  expect(problemsWith('leftOut', { text: 'A twelfth color.' })).toEqual([])
  expect(problemsWith('leftOut', { text: 'Twelve colors.', counts })).toEqual([
    `${expected}, "Twelve colors."`,
  ])
  expect(problemsWith('leftOut', { text: 'We left out {leftOut}.' })).toEqual([
    `${expected}, "We left out {leftOut}."`,
  ])
})

test('the parts of a course add up, and its failures lie within it', () => {
  const moment = { date: 'May', text: 'Launch' }
  const problemsOfCourse = (parts: number, at: number) =>
    problemsWith('course', {
      ...{ text: 'Ten months.', parts, before: 6, after: 4 },
      ...{ begin: 'We begin', first: moment, last: moment },
      failures: [{ ...moment, at, isRecorded: true }],
    })

  expect(problemsOfCourse(10, 9.5)).toEqual([])
  expect(problemsOfCourse(9, 8)).toEqual(['course.parts: the sum of before and after, "9"'])
  expect(problemsOfCourse(10, 10)).toEqual(['course.failures.0.at: less than parts, "10"'])
})
