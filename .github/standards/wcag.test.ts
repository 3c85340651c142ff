import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { accessibilitySchema } from '#content/schema/accessibility.ts'
import { missingTests } from './evidence.ts'

const { criteria } = loadContent()['pages/accessibility']
const check = (changed: unknown[]) => accessibilitySchema.shape.criteria.safeParse(changed)

test('every result of the accessibility statement names tests that exist', () => {
  expect(missingTests(criteria.flatMap(({ tests = [] }) => tests))).toEqual([])
})

test('takes the 55 criteria of WCAG 2.2, levels A and AA, each once', () => {
  const [first, ...others] = criteria

  expect(criteria).toHaveLength(55)
  expect(check(criteria).success).toBe(true)
  expect(check(others).error?.issues[0]?.message).toContain('1.1.1 A')
  expect(check([first, ...criteria]).success).toBe(false)
  expect(check([...criteria, { ...first, id: '4.1.1' }]).success).toBe(false)
  expect(check([{ ...first, level: 'AA' }, ...others]).success).toBe(false)
})

test('takes no result that rests on nothing', () => {
  const [first, ...others] = criteria
  const { tests, ...bare } = { ...first, how: 'We are sure.' }

  expect(check([bare, ...others]).error?.issues[0]?.message).toContain('Looked')
})
