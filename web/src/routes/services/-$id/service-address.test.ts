import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isServiceAlias, isServiceId, parseServiceSlug } from './service-address.ts'

function failureOf(slug: string): unknown {
  try {
    return parseServiceSlug(slug)
  } catch (error) {
    return error
  }
}

test('knows the id of a service', () => {
  expect(isServiceId('gen-ai')).toBe(true)
  expect(isServiceAlias('gen-ai')).toBe(false)
})

test.each(['data-ai', 'cloud'])('knows that %s stands for a group of services', (slug) => {
  expect(isServiceAlias(slug)).toBe(true)
  expect(isServiceId(slug)).toBe(false)
})

test.each(['gen-ai', 'cloud'])('takes the address %s', (slug) => {
  expect(parseServiceSlug(slug)).toBe(slug)
})

test.each(['', 'time-travel', 'Gen-AI', 'gen-ai/', '0', 'constructor', '__proto__'])(
  'finds no page at the address "%s"',
  (slug) => {
    expect(isNotFound(failureOf(slug))).toBe(true)
  },
)
