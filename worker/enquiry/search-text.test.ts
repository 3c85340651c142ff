import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from '#worker/shared/normalize-for-search.ts'
import { costlyText } from '#worker/test/fuzzing/hostile-inputs.ts'
import { formFields, sample } from '#worker/test/sample-enquiry.ts'
import { toEnquiry } from './enquiry-record.ts'
import { parseSearchTerms, threadSearchText, toSearchText } from './search-text.ts'

const short = { ...toEnquiry(sample), reference: 'LF-1', attribution: {} }
const bytesOf = (text: string) => new TextEncoder().encode(text).length

test('stores search text of at most twice the bytes of the message', () => {
  const others = bytesOf(toSearchText({ ...short, message: '' }, formFields))
  const message = fc.oneof(
    fc.integer({ min: 100, max: 9900 }).chain(costlyText),
    // All kinds of letters and digits with an unusual normal form.
    fc.string({ unit: fc.constantFrom('ﷺ', '㌀', '½', 'Ⱥ', '1', '１', '(', 'x'), maxLength: 2000 }),
  )

  fc.assert(
    fc.property(message, (each) => {
      const stored = bytesOf(toSearchText({ ...short, message: each }, formFields)) - others
      expect(stored).toBeLessThanOrEqual(Math.max(2 * bytesOf(each), 100))
    }),
    { numRuns: 50, examples: [['ﷺ'.repeat(800)], ['5550100199'], ['½']] },
  )
})

test.each(["'", '한', 'ﷺ', '\r\n', '"', '🙂', '\\n\n🙂'])(
  'leaves room for the thread in the statement of an enquiry full of %j',
  (sign) => {
    const fill = (length: number) => sign.repeat(Math.floor(length / sign.length))
    const longest = { ...short, message: fill(10_000), fields: { company: fill(5000) } }
    const own = JSON.stringify(longest.fields) + longest.message + toSearchText(longest, formFields)
    const exported = bytesOf(own) + (own.match(/['\r\n]/g)?.length ?? 0)

    expect(exported).toBeLessThan(75_000)
    expect(bytesOf(threadSearchText([fill(30_000), fill(30_000)]))).toBeLessThanOrEqual(20_000)
  },
)

test('keeps an enquiry within one statement of an export, however long the labels of a form are', () => {
  const label = (n: number) => `${n} ${'क'.repeat(40)}`
  const options = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`o${n}`, label(n)]))
  const field = {
    name: 'goals',
    kind: 'choices',
    label: 'Goals',
    required: false,
    options,
  } as const
  const fields = { goals: Object.keys(options) }

  const message = 'ﷺ'.repeat(7800)

  const text = toSearchText({ ...short, message, fields }, [...formFields, field])

  expect(text).toContain(label(39))
  expect(bytesOf(message) + bytesOf(text)).toBeLessThan(74_000)
})

test('a thread keeps its first texts whole, and a phone number in any spelling', () => {
  const text = threadSearchText(['Call +1 (555) 010-0199', 'word '.repeat(9000), 'Lost'])

  expect(text).toMatch(/^15550100199\ncall \+1 \(555\) 010-0199\nword word/)
  expect(text).not.toContain('lost')
})

test('keeps every word of an ordinary text', () => {
  const word = fc.oneof(
    { weight: 9, arbitrary: fc.lorem({ maxCount: 1 }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('café', 'Зима', '안녕하세요', '東京', 'नमस्ते', 'İZMİR'),
    },
    { weight: 1, arbitrary: fc.constantFrom('㍿山田', '1½', 'ﬁne', '+1 (555) 010-0199') },
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), (words) => {
      const text = toSearchText({ ...short, message: words.join(' ') }, formFields)
      const terms = words.flatMap((each) => [normalizeText(each), ...parseSearchTerms(each)])
      expect(terms.filter((term) => !text.includes(term))).toEqual([])
    }),
    // U+FDFA becomes eighteen letters: an ordinary text has room for one.
    { examples: [[['محمد', 'ﷺ', 'café', 'in', 'a', 'message', 'of', 'usual', 'length']]] },
  )
})
