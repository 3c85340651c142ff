import * as fc from 'fast-check'

const PHRASE = 'cloud migration'
const END = ` We want a ${PHRASE}: call (555) 010-0199.`

const signsOf = (pattern: RegExp) =>
  Array.from({ length: 0x1f000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    pattern.test(sign),
  )

/** Signs that cost more than letters when a text is normalized, searched or shown. */
const SIGNS = [
  // Marks of every class, and the two letters that are marks once they are decomposed.
  signsOf(/[\p{M}\uff9e\uff9f]/u),
  signsOf(/\p{Cf}/u),
  signsOf(/[\p{Z}\t\n\ufeff]/u),
  // Each is several letters once it is decomposed.
  signsOf(/[\u3300-\u3357\ufdf2-\ufdfc½]/u),
  // A Korean syllable, and half of one; letters with more than two cases, or more bytes in another case.
  ['각', 'ᄀ', 'ﾊ', 'ß', 'ẞ', 'Σ', 'ς', 'İ', 'Ⱥ', 'ᾂ'],
  ['1', '１', '(', '-', '–', '.', '/', "'", '@', 'a'],
]

const sign = fc.oneof(...SIGNS.map((signs) => fc.constantFrom(...signs)))

/** One repeated sign, some signs in turn, or the phrase with a sign between its letters. */
const run = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(sign) },
  { weight: 3, arbitrary: fc.array(sign, { minLength: 2, maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: sign.map((between) => [...PHRASE].flatMap((letter) => [letter, between])),
  },
)

/** The repeated signs with the search phrase at the end, `length` UTF-16 units in total. */
function fill(signs: string, length: number): string {
  const rest = length - END.length
  return (
    signs
      .repeat(Math.ceil(rest / signs.length))
      .slice(0, rest)
      .toWellFormed() + END
  )
}

/** A text of a number of UTF-16 units in a few long runs, which are costly for our code. */
export const costlyText = (length: number): fc.Arbitrary<string> =>
  fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => {
    const each = Math.ceil(length / runs.length)
    return fill(runs.map((signs) => signs.join('').repeat(each).slice(0, each)).join(''), length)
  })
