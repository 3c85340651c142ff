import { expect, test } from 'vitest'
import { createReference, isReference } from './reference.ts'

test('a reference has the prefix of the site and eight symbols that are not misread', () => {
  expect(createReference('SE')).toMatch(/^SE(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(isReference(createReference())).toBe(true)
})
