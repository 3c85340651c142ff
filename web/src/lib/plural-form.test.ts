import { expect, it } from 'vitest'
import { pluralForm } from './plural-form-and-text-match.ts'

it('takes the form that the language has for the number', () => {
  const forms = { one: '{count} Frage', few: '{count} pytania', other: '{count} Fragen' }
  expect(pluralForm(forms, 1, 'de')).toBe('1 Frage')
  expect(pluralForm(forms, 3, 'de')).toBe('3 Fragen')
  expect(pluralForm(forms, 3, 'pl')).toBe('3 pytania')
})

it('takes the general form for a number without a form of its own', () => {
  expect(pluralForm({ other: '{count} 件' }, 1, 'en')).toBe('1 件')
})

it('writes the number as the language does', () => {
  expect(pluralForm({ other: '{count} پرسش' }, 12, 'fa')).toBe('۱۲ پرسش')
  expect(pluralForm({ other: '{count} articles' }, 1200, 'en')).toBe('1,200 articles')
})
