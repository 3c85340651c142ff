import { expect, test } from 'vitest'
import type { ListedPage } from './listed-page.ts'
import { markdownAlternate } from './markdown-alternate.ts'

function alternateOf(main: string) {
  const url = 'https://www.fold.example/services/gaming'
  return markdownAlternate({ url, main: `<main>${main}</main>` } as ListedPage)
}

test('begins with the heading, and makes addresses absolute', () => {
  expect(
    alternateOf('<p>Games</p><h1>Play</h1><p><a href="/faq">FAQ</a>, <a href="#b">B</a></p>'),
  ).toBe(
    `# Play

[FAQ](https://www.fold.example/faq), [B](https://www.fold.example/services/gaming#b)
`,
  )
})

test('keeps tables, code and collapsed text', () => {
  const alternate =
    alternateOf(`<h1>A</h1><details><summary><span>Cost</span><h2>How much?</h2></summary>
    <p>Ten.</p></details><pre><code>a &lt; b</code></pre>
    <table><thead><tr><th>In</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>`)

  expect(alternate).toContain('\n## How much?\n\nTen.\n')
  expect(alternate).toContain('```\na < b\n```')
  expect(alternate).toMatch(/\| In \|\n\| -+ \|\n\| 1 +\|/)
})

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
