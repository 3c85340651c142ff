import { expect, test } from 'vitest'
import { missingPluralForms } from './plural-forms.ts'

const texts = {
  blog: { topic: 'Topic', count: { one: '{count} article', other: '{count} articles' } },
}

test.each([
  ['en', undefined],
  ['ja', undefined],
  ['pl', 'none for many, few'],
  ['ar', 'none for zero, two, few, many'],
])('names the plural forms that %s needs and the texts lack', (language, found) => {
  const problems = missingPluralForms(texts, language, 'interface.yaml')

  expect(problems.map((problem) => problem.found)).toEqual(found ? [found] : [])
  for (const { field } of problems) expect(field).toBe('blog.count')
})
