import { expect, test } from 'vitest'
import { MESSAGE_MAX_LENGTH } from '../contact/schema.ts'
import { read } from './features.ts'
import { judge, reasonTexts } from './judge.ts'

const calm = { decoyFilled: false, hurried: false }
const genuine = {
  name: 'Val Prendergast',
  email: 'val@prendergastseeds.example',
  message:
    'We need a new web shop for our seeds, about 300 articles. What would it cost, and could you start in March?',
}
const blatant = {
  name: 'Rank Experts',
  email: 'sales@links.example',
  message:
    'We offer 500 dofollow backlinks for only $59, first page of Google guaranteed or your money back. Reply YES or order here: https://links.example',
}
const say = (message: string, email = 'ada@gmail.example') =>
  judge({ name: 'Ada', email, message }, calm)

test('lets a genuine enquiry pass without reasons', () => {
  expect(judge(genuine, calm)).toEqual({ status: 'new', reasons: [] })
})

test('holds a genuine enquiry at worst when a password manager filled the decoy, and says why', () => {
  expect(judge(genuine, { decoyFilled: true, hurried: false })).toEqual({
    status: 'held',
    reasons: ['decoy'],
  })
  expect(judge(genuine, { decoyFilled: true, hurried: true })).toEqual({
    status: 'held',
    reasons: ['decoy', 'hurried'],
  })
})

test('never makes spam of words that would pass, whatever the circumstances', () => {
  const near = {
    name: 'Jo',
    email: 'jo@gmail.example',
    message: 'Do you accept guest posts? What is the price?',
  }

  expect(judge(near, calm).status).toBe('new')
  expect(judge(near, { decoyFilled: true, hurried: true }).status).toBe('held')
})

test('does not doubt a genuine enquiry for being one of several', () => {
  expect(judge(genuine, { decoyFilled: false, hurried: true }).status).toBe('new')
})

test('calls strong evidence spam, and names what it offers first', () => {
  const { status, reasons } = judge(blatant, calm)

  expect(status).toBe('spam')
  expect(reasons[0]).toBe('ranking')
})

test('adds circumstances to words that are doubted themselves', () => {
  const doubted = {
    name: 'Jo',
    email: 'jo@gmail.example',
    message: 'Would you be open to a talk about your marketing?',
  }
  expect(judge(doubted, calm).status).toBe('held')
  expect(judge(doubted, { decoyFilled: true, hurried: false }).status).toBe('spam')
})

test.each([
  ['zero-width characters', 'b\u200bu\u200by v\u200bi\u200bagra, no pre\u00adscription'],
  ['digits for letters', 'buy v1agra, c1alis, n0 prescr1pti0n'],
  ['letters apart', 'buy v i a g r a and c.i.a.l.i.s, no prescription'],
  ['Cyrillic letters', 'buy viаgrа, сiаlis, nо prеsсriptiоn'],
  ['wide letters', 'ｂｕｙ ｖｉａｇｒａ, ｃｉａｌｉｓ, no prescription'],
])('sees through %s', (_, message) => {
  const { hits } = read({ name: '', email: '', message: message.normalize('NFC') })

  expect(hits.map(({ group }) => group)).toContain('goods')
  expect(hits.map(({ text }) => text)).toContain('viagra')
})

test.each([
  ['blanks', 'b a c k l i n k s and f o l l o w e r s for only $59, order here: https://a.example'],
  ['digits', 'b4cklinks and f0ll0wers for only $59, order here: https://a.example'],
])('tells that words were hidden by %s', (_, message) => {
  expect(say(message).reasons).toContain('disguised')
})

test('overlooks spam that the sender quotes', () => {
  const spam = '500 dofollow backlinks for only $59, first page of Google guaranteed'

  expect(
    say(`We receive this every day through our own form. Could you stop it?\n> ${spam}`).status,
  ).toBe('new')
  expect(
    say(`We receive "${spam}" every day through our own form. Could you stop it?`).status,
  ).toBe('new')
})

test('has a sentence for every reason', () => {
  for (const reason of judge(blatant, { decoyFilled: true, hurried: true }).reasons) {
    expect(reasonTexts[reason]).toMatch(/^[A-Z].+\.$/)
  }
})

test('stores codes as reasons and no word of the message', () => {
  const { reasons } = judge(blatant, calm)

  expect(reasons.every((reason) => Object.hasOwn(reasonTexts, reason))).toBe(true)
})

test.each([
  ['a dot', '.'],
  ['a picture', '\u{1f600}'],
  ['half a surrogate pair', '\ud800'],
  ['line ends', '\r\n\t x'],
  ['SQL', "' OR '1'='1"],
  ['signs that stand for sums and links', '§ ¤ & # % ¤'],
  ['names of object members', '__proto__ constructor toString'],
  ['marks without letters', '\u0301\u200b\u0301x'],
  ['nothing but quotes', '"'.repeat(MESSAGE_MAX_LENGTH)],
  ['ligatures that grow when folded', '\ufdfa'.repeat(MESSAGE_MAX_LENGTH)],
])('judges %s without throwing', (_, message) => {
  expect(() => judge({ name: message.slice(0, 100), email: message, message }, calm)).not.toThrow()
})

test.each([
  'a',
  ' ',
  'a ',
  'a.',
  '1',
  '1.',
  '$1',
  '"',
  '" a',
  "'a",
  "a'",
  'a-',
  'seo ',
  'google ',
  'rank a ',
  'http://',
  'a@a.',
  'www.a.',
  '>\n',
  '谷',
  'é',
])('compares at most about twice as much in twice as long a text of %j', (part) => {
  const comparisons = (length: number) => {
    let count = 0
    read({ name: '', email: '', message: part.repeat(length / part.length) }, () => count++)
    return count
  }

  expect(comparisons(MESSAGE_MAX_LENGTH)).toBeLessThanOrEqual(
    2.2 * comparisons(MESSAGE_MAX_LENGTH / 2) + 100,
  )
})
