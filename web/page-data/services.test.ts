import services from 'content:services'
import { expect, test } from 'vitest'

const cards = services.groups.flatMap((group) => group.cards)

test('shows every service in one group', () => {
  expect(cards.length).toBe(29)
  expect(new Set(cards.map((card) => card.id)).size).toBe(29)
})

test('gives every service a fold of its own', () => {
  expect(new Set(cards.map((card) => card.fold.layers.join())).size).toBe(29)
})

test.each(cards)('draws the fold of $id in at most 700 bytes and 36 units', ({ fold }) => {
  expect(fold.layers.join('').length).toBeLessThanOrEqual(700)
  expect(fold.layers.join('')).not.toContain('.')
  expect(Math.max(fold.width, fold.height)).toBeLessThanOrEqual(36)
})

test('shows three technologies of every service', () => {
  expect(cards.filter((card) => card.technologies.length !== 3)).toEqual([])
})
