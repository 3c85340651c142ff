import { expect, test } from 'vitest'
import { wording } from './wording.ts'

const names = (...words: string[]) => [...wording(words).keys()]

test('finds words, pairs and beginnings of words', () => {
  expect(names('we', 'rebuild', 'portals')).toEqual(
    expect.arrayContaining([
      'we',
      'rebuild',
      'portals',
      'we rebuild',
      'rebuild portals',
      'rebui*',
      'porta*',
    ]),
  )
  expect(names('we', 'build')).not.toContain('build*')
})

test('takes no sign for a word, but for a part of a pair', () => {
  expect(names('price', '?')).not.toContain('?')
  expect(names('price', '?')).toContain('price ?')
})

test('finds the same run of letters in other forms and compounds', () => {
  for (const word of ['ranking', 'rankings', 'outranking']) expect(names(word)).toContain('~ranki')
  expect(names('a', 'b').filter((name) => name.startsWith('~'))).toEqual(['~ a b '])
})

test('tells what we do from what you do', () => {
  expect(names('we', 'can', 'offer', 'you', 'links')).toEqual(
    expect.arrayContaining(['we>can', 'we>offer', 'we>you', 'we>links', 'you>links']),
  )
  expect(names('can', 'you', 'offer', 'links')).not.toContain('we>offer')
})

test('is no louder for a longer text', () => {
  const sum = (words: string[]) =>
    [...wording(words).entries()]
      .filter(([name]) => /^\w+$/.test(name))
      .reduce((all, [, value]) => all + value ** 2, 0)
  const many = Array.from({ length: 900 }, (_, at) => `w${at}`)

  expect(sum(many.slice(0, 36))).toBeCloseTo(36)
  expect(sum(many)).toBeCloseTo(36)
})

test('finds next to nothing in no words', () => {
  expect(names()).toEqual([])
})
