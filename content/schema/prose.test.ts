import { expect, test } from 'vitest'
import { articleProseField, compileMarkdown, proseField } from './prose.ts'

const PLAN = [
  ['img', ['A plan'], '/plan.svg'],
  ['figcaption', ['North is up']],
]

const items = [
  ['li', ['one']],
  ['li', ['two']],
]

const headings = [
  ['h2', ['A']],
  ['h3', ['B']],
]

const TABLE = [
  ['thead', [['tr', [['th', ['a'], 'right']]]]],
  ['tbody', [['tr', [['td', [['em', ['c']]], 'right']]]]],
]

test.each([
  ['lines of a paragraph', 'One line\nand its rest.', [['p', ['One line and its rest.']]]],
  ['a link', 'Our [team](/about).', [['p', ['Our ', ['a', ['team'], '/about'], '.']]]],
  ['emphasized lines', '*a*\n*b*', [['p', [['em', ['a']], ' ', ['em', ['b']]]]]],
  ['strong text', '**loud**', [['p', [['strong', ['loud']]]]]],
  [
    'lines and emphasis of Japanese, and of other letters between them',
    '移行は、\n三か月。これは**「停止」**\nなし\nIoT\nも',
    [['p', ['移行は、三か月。これは', ['strong', ['「停止」']], 'なし IoT も']]],
  ],
  ['code', '`npm test`', [['p', [['code', ['npm test']]]]]],
  ['text like HTML', '1 \\< 2 & `<b>`', [['p', ['1 < 2 & ', ['code', ['<b>']]]]]],
  ['a list', '- one\n- two', [['ul', items]]],
  ['an ordered list', '1. one\n2. two', [['ol', items]]],
  ['the rest of an ordered list', '3. one\n4. two', [['ol', items, '3']]],
  ['headings', '## A\n\n### B', headings],
  ['a table', '| a |\n|--:|\n| *c* |', [['table', TABLE]]],
  ['a line break', 'one\\\ntwo', [['p', ['one', ['br', []], 'two']]]],
])('compiles %s', (_, markdown, compiled) => {
  expect(compileMarkdown(markdown)).toEqual(compiled)
})

test.each([
  ['a block of HTML', '<div>Hi</div>', 'raw HTML'],
  ['an HTML element in a line', 'Press <kbd>F8</kbd>.', 'raw HTML'],
  ['an HTML comment', 'Text.\n\n<!-- later -->', 'raw HTML'],
  [
    'a picture without words',
    '![](/a.svg)',
    'no alternative text of /a.svg: write ![words](…), or ![""](…) for a mere decoration',
  ],
  [
    'a picture with blank words',
    '![&nbsp; ](/a.svg)',
    'no alternative text of /a.svg: write ![words](…), or ![""](…) for a mere decoration',
  ],
  [
    'a caption that no page would show',
    'Text.![A](/a.svg "The plan")',
    'a caption of /a.svg within a line: put the picture on a line of its own',
  ],
  [
    'a space in an address',
    '![A](/pictures/a b.jpg)',
    'a space in the address of ![A](/pictures/a b.jpg): write ![words](</pictures/a b.jpg>)',
  ],
  ['a first-level heading', '# Title', 'a <h1> element'],
  ['a quotation', '> Quoted', 'a <blockquote> element'],
  ['a block of code', '    npm test', 'a <pre> element'],
  ['a rule', 'One.\n\n---\n\nTwo.', 'a <hr> element'],
])('rejects %s', (_, markdown, found) => {
  expect(() => compileMarkdown(markdown)).toThrow(new Error(found))
})

test.each([
  ['by its name', '![A plan](</grundriß 1.svg>)', ['p', [['img', ['A plan'], '/grundriß 1.svg']]]],
  ['that decorates', '![""](/a.jpg)', ['p', [['img', [''], '/a.jpg']]]],
  ['with a caption', '![A *plan*](/plan.svg "North is up")', ['figure', PLAN]],
])('compiles a picture %s', (_, markdown, compiled) => {
  expect(compileMarkdown(markdown)).toEqual([compiled])
})

test.each([
  ['a quotation', '> Quoted', '["blockquote",[["p",["Quoted"]]]]'],
  ['a block of code', '```ts\nif (a) {\n  b()\n}\n```', '["pre",["if (a) {\\n  b()\\n}\\n"]]'],
])('an article may contain %s', (_, markdown, compiled) => {
  const body = articleProseField.parse(`One.\n\nTwo.\n\nThree.\n\n${markdown}`)

  expect(JSON.stringify(body.at(-1))).toBe(compiled)
})

test.each([
  ['raw HTML', 'A <b>bold</b> word.', 'raw HTML'],
  ['a first-level heading', '# Title', 'a <h1> element'],
])('an article must not contain %s', (_, markdown, found) => {
  const { error } = articleProseField.safeParse(`One.\n\nTwo.\n\nThree.\n\n${markdown}`)

  expect(error?.issues).toMatchObject([{ params: { found } }])
})

test.each([
  ['fewer paragraphs, a list being none', 2, 'One.\n\n- not a paragraph', /^at least 2/, '1'],
  ['nothing', 1, '', /^at least 1/, '0'],
  ['raw HTML', 1, 'A <b>bold</b> word.', /^Markdown paragraphs, lists, tables, links/, 'raw HTML'],
])('rejects a field of %s and names the reason', (_, paragraphs, text, message, found) => {
  const { error } = proseField(paragraphs).safeParse(text)

  expect(error?.issues).toMatchObject([
    { message: expect.stringMatching(message), params: { found } },
  ])
})
