import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEADINGS, MEDIUM_WEIGHT, renderWritingSystemStyles } from './writing-system-styles.ts'

test('languages in letters like Latin ones need no other typography', () => {
  expect(renderWritingSystemStyles(['de', 'ru', 'el', 'vi', 'sr'])).toBe('')
})

test.each([
  [
    'ja',
    'line-break:strict;word-break:auto-phrase;overflow-wrap:anywhere;table{overflow-wrap:normal}',
  ],
  ['ja', '.prose :is(p,li){word-break:normal}'],
  ['ja', '{--size-title:min('],
  ['zh-TW', 'line-break:strict'],
  ['zh', 'em{font-style:normal;'],
  ['ko', 'word-break:keep-all'],
  ['hi', 'em{font-style:normal;font-weight:600}'],
  ['th', 'line-height:1.7'],
  ['he', 'line-height:1.7'],
])('text in %s has %s, and letters at their own distance', (language, rule) => {
  const styles = renderWritingSystemStyles(['en', language])

  expect(styles).toContain(`:root:is(:lang(${language})){`)
  expect(styles).toContain(rule)
  expect(styles).toContain('letter-spacing:0')
})

test.each([
  ['of medium weight', 'font-weight: 500', MEDIUM_WEIGHT],
  ['with tight letters', 'letter-spacing: -', HEADINGS],
])('every text %s is another in the scripts that need it', (_, declaration, list) => {
  const files = globSync(`${import.meta.dirname}/../src/styles/**/*.css`)
  const rules = files.flatMap((file) => readFileSync(file, 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? [])
  const selectors = rules
    .filter((rule) => rule.includes(declaration))
    .map((rule) => rule.replace(/\/\*.*?\*\//gs, '').split('{')[0] ?? '')
    .flatMap((all) => all.split(','))

  const listed = list.slice(':is('.length, -1).split(',')
  expect(new Set(listed)).toEqual(new Set(selectors.map((selector) => selector.trim())))
})
