import { expect, test } from 'vitest'
import { compileMarkdown, prose } from './prose.ts'

test('compiles paragraphs, unwrapping their lines', () => {
  expect(compileMarkdown('One line\nand its rest.\n\nAnother.')).toEqual([
    ['p', ['One line and its rest.']],
    ['p', ['Another.']],
  ])
})

test('compiles a link with its target', () => {
  expect(compileMarkdown('See [our services](/services).')).toEqual([
    ['p', ['See ', ['a', ['our services'], '/services'], '.']],
  ])
})

test.each([
  ['emphasis', '*soft*', [['p', [['em', ['soft']]]]]],
  ['strong text', '**loud**', [['p', [['strong', ['loud']]]]]],
  ['code', '`npm test`', [['p', [['code', ['npm test']]]]]],
  [
    'a list',
    '- one\n- two',
    [
      [
        'ul',
        [
          ['li', ['one']],
          ['li', ['two']],
        ],
      ],
    ],
  ],
  [
    'an ordered list',
    '1. one\n2. two',
    [
      [
        'ol',
        [
          ['li', ['one']],
          ['li', ['two']],
        ],
      ],
    ],
  ],
  ['a heading', '## Terms', [['h2', ['Terms']]]],
  ['a smaller heading', '### Terms', [['h3', ['Terms']]]],
  ['a line break', 'one\\\ntwo', [['p', ['one', ['br', []], 'two']]]],
])('compiles %s', (_, markdown, compiled) => {
  expect(compileMarkdown(markdown)).toEqual(compiled)
})

test('keeps the space where a line ends between two emphasised words', () => {
  expect(compileMarkdown('*one*\n*two*')).toEqual([['p', [['em', ['one']], ' ', ['em', ['two']]]]])
})

test('keeps what looks like HTML but is text', () => {
  expect(compileMarkdown('1 \\< 2 & `<b>`')).toEqual([['p', ['1 < 2 & ', ['code', ['<b>']]]]])
})

test.each([
  ['a block of HTML', '<div>Hi</div>', 'raw HTML'],
  ['an HTML element in a line', 'Press <kbd>F8</kbd>.', 'raw HTML'],
  ['an HTML comment', 'Text.\n\n<!-- later -->', 'raw HTML'],
  ['an image', '![A fold](/fold.png)', 'a <img> element'],
  ['a first-level heading', '# Title', 'a <h1> element'],
  ['a quotation', '> Quoted', 'a <blockquote> element'],
  ['a block of code', '    npm test', 'a <pre> element'],
  ['a rule', 'One.\n\n---\n\nTwo.', 'a <hr> element'],
])('refuses %s', (_, markdown, found) => {
  expect(() => compileMarkdown(markdown)).toThrow(new Error(found))
})

test('takes a field of as many paragraphs as it asks for', () => {
  expect(prose(2).parse('One.\n\nTwo.')).toEqual([
    ['p', ['One.']],
    ['p', ['Two.']],
  ])
})

test('refuses a field of fewer paragraphs and counts no list as one', () => {
  const { error } = prose(2).safeParse('One.\n\n- not a paragraph')

  expect(error?.issues).toMatchObject([
    { message: 'at least 2 paragraphs of Markdown', params: { found: '1' } },
  ])
})

test('refuses an empty field', () => {
  const { error } = prose().safeParse('')

  expect(error?.issues).toMatchObject([
    { message: 'at least 1 paragraphs of Markdown', params: { found: '0' } },
  ])
})

test('refuses a field with raw HTML and says so', () => {
  const { error } = prose().safeParse('A <b>bold</b> word.')

  expect(error?.issues).toMatchObject([
    {
      message: 'Markdown paragraphs, lists, links and emphasis',
      params: { found: 'raw HTML' },
    },
  ])
})
