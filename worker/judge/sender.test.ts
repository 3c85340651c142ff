import { expect, test } from 'vitest'
import { senderPieces } from './sender.ts'
import { weigh } from './weigh.ts'

const pieces = (email: string) => [...senderPieces(email).keys()]

test('takes the name of the domain apart, with its ends', () => {
  expect(pieces('jo@seo.example')).toEqual(['@^se', '@seo', '@eo$', '@^seo', '@seo$'])
})

test('takes no part of what stands before the @ or after the last dot', () => {
  expect(pieces('seo@quellhof.example').filter((piece) => /seo|exa/.test(piece))).toEqual([])
})

test.each(['', '@', 'seo', 'seo@localhost', 'a@.example'])(
  'finds hardly a piece in %j',
  (email) => {
    expect(pieces(email).length).toBeLessThanOrEqual(1)
  },
)

test('reads no more of a name than a name may have', () => {
  expect(pieces(`a@${'ab'.repeat(50_000)}.example`)).toEqual([])
})

test('lets a name alone weigh at most two, for and against', () => {
  const names = new Map([['@seo', 1]])

  expect(weigh(names, new Map([['@seo', 9]]))).toEqual({ sum: 2, sender: 2 })
  expect(weigh(names, new Map([['@seo', -9]]))).toEqual({ sum: -2, sender: -2 })
  expect(
    weigh(
      new Map([...names, ['words', 2]]),
      new Map([
        ['', -1],
        ['@seo', 1],
        ['words', 3],
      ]),
    ),
  ).toEqual({ sum: 6, sender: 1 })
})
