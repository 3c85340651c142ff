import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose, decompose } from './normal-form.ts'

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
/** The signs of the first two planes: no mark that is sorted is in another. */
const signs = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code))

/** Marks of combining class 1 and class 8: one of them changes places with a mark of any class. */
const [LOW, HIGH] = ['\u0334', '\u3099']

function isSorted(sign: string): boolean {
  const decomposed = sign.normalize('NFKD')
  return [decomposed + LOW, HIGH + decomposed].some((pair) => pair.normalize('NFKD') !== pair)
}

const sorted = signs.filter(isSorted)

test('leaves no long run of combining marks to sort', () => {
  expect(sorted.length).toBeGreaterThan(800)
  const ends = sorted.filter((sign) => {
    // LOW moves to the front of its run.
    const text = `a${sign.repeat(100)}${LOW}`
    return [compose(text), decompose(text)].some((each) => [...each].indexOf(LOW) < 80)
  })
  expect(ends).toEqual([LOW])
})

test('returns the Unicode normal forms if no run is long', () => {
  const oneOf = (all: string[]) => fc.nat(all.length - 1).map((at) => all[at] ?? '')
  const unit = fc.oneof(oneOf(signs), oneOf(sorted), fc.lorem())
  const text = fc.array(unit, { maxLength: 20 }).map((units) => units.join(''))

  fc.assert(
    fc.property(text, (each) => {
      expect(compose(each)).toBe(each.normalize('NFC'))
      expect(decompose(each)).toBe(each.normalize('NFKD'))
    }),
  )
})

test('decomposes a long Korean text, and stops where a text would grow further', () => {
  expect(decompose('각'.repeat(10_000))).toBe('각'.normalize('NFKD').repeat(10_000))
  expect(decompose('ﷺ'.repeat(10_000)).length).toBeLessThan(3 * 10_000 + 18 * 250)
})
