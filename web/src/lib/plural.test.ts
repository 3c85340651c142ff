import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it('takes the form that the language has for the number', () => {
  const forms = { one: '{count} Frage', few: '{count} pytania', other: '{count} Fragen' }
  expect(plural(forms, 1, 'de')).toBe('1 Frage')
  expect(plural(forms, 3, 'de')).toBe('3 Fragen')
  expect(plural(forms, 3, 'pl')).toBe('3 pytania')
})

it('takes the general form for a number without a form of its own', () => {
  expect(plural({ other: '{count} 件' }, 1, 'en')).toBe('1 件')
})
