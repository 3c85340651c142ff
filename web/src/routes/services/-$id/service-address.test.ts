import { isNotFound } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isServiceAlias, isServiceId, parseServiceSlug } from './service-address.ts'

vi.mock('#web/src/catalogue.gen.ts', () => ({
  serviceIds: ['origami'],
  serviceAliases: { paper: 'paper-goods' },
}))

function failureOf(slug: string): unknown {
  try {
    return parseServiceSlug(slug)
  } catch (error) {
    return error
  }
}

test('tells a service from an address that stands for a group of services', () => {
  expect([isServiceId('origami'), isServiceAlias('origami')]).toEqual([true, false])
  expect([isServiceId('paper'), isServiceAlias('paper')]).toEqual([false, true])
})

test.each(['origami', 'paper'])('takes the address %s', (slug) => {
  expect(parseServiceSlug(slug)).toBe(slug)
})

test.each(['', 'nope', 'Origami', 'origami/', '0', 'constructor', '__proto__'])(
  'finds no page at the address "%s"',
  (slug) => {
    expect(isNotFound(failureOf(slug))).toBe(true)
  },
)
