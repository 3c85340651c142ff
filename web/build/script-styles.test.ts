import { expect, test } from 'vitest'
import { scriptStyles } from './script-styles.ts'

test('languages in letters like Latin ones need no other typography', () => {
  expect(scriptStyles(['de', 'ru', 'el', 'vi', 'sr'])).toBe('')
})

test.each([
  ['ja', 'line-break:strict;word-break:auto-phrase;overflow-wrap:anywhere'],
  ['ja', '.prose :is(p,li,td){word-break:normal}'],
  ['zh-TW', 'line-break:strict'],
  ['zh', 'em{font-style:normal;'],
  ['ko', 'word-break:keep-all'],
  ['th', 'line-height:1.7'],
  ['he', 'line-height:1.7'],
])('text in %s has %s, and letters at their own distance', (language, rule) => {
  const styles = scriptStyles(['en', language])

  expect(styles).toContain(`:root:is(:lang(${language})){body{line-height:`)
  expect(styles).toContain(rule)
  expect(styles).toContain('letter-spacing:0')
})
