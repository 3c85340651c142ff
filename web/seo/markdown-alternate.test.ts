import { expect, test } from 'vitest'
import type { ListedPage } from './listed-page.ts'
import { markdownAlternate } from './markdown-alternate.ts'

function alternateOf(main: string) {
  const url = 'https://www.fold.example/services/gaming'
  return markdownAlternate({ url, main: `<main>${main}</main>` } as ListedPage)
}

test.each([
  '<form>Gone</form>',
  '<button>Gone</button>',
  '<nav>Gone</nav>',
  '<svg><text>Gone</text></svg>',
  '<p hidden>Gone</p>',
  '<b aria-hidden="true">Gone</b>',
  '<details><summary>Gone</summary></details>',
  '<img src="/a.svg" alt="">',
  '<!-- Gone -->',
])('drops %s', (markup) => {
  expect(alternateOf(`<h1>A</h1>${markup}`)).toBe('# A\n')
})

test('puts a space between links that are separated by layout only', () => {
  expect(alternateOf('<h1>A</h1><div><a href="tel:1">B</a><a href="tel:2">C</a></div>')).toBe(
    '# A\n\n[B](tel:1) [C](tel:2)\n',
  )
})
