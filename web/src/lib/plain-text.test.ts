import { expect, test } from 'vitest'
import { compileMarkdown } from '#content/schema/prose.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['One line\nand its rest.', 'One line and its rest. '],
  ['See [our **services**](/services).', 'See our services. '],
  ['One.\n\nTwo.', 'One. Two. '],
  ['- one\n- two', 'one two  '],
])('reads %j as %j', (markdown, text) => {
  expect(plainText(compileMarkdown(markdown))).toBe(text)
})
