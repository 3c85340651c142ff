/** The words of a text as the phrases of `phrases.ts` know them, and whether some were disguised. */
export type Words = { words: string[]; disguised: string[] }

// A sign may fold to eighteen. What is longer than any message is no longer one to read.
const LONGEST = 12_000

const DIGIT_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

// Cyrillic and Greek letters that look like Latin ones, in the order of LATIN_TWINS.
const TWINS = 'авекмнорстухіјѕԁαεικνορτυχ'
const LATIN_TWINS = 'abekmhopctyxijsdaeikvoptux'

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"')\]]{1,2000}|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|net|org|io|info|biz|co|me|ai|app|ru|cn|de|uk|fr|es|it|pl|br|xyz|top|shop|site|online|club|example)\b(?:\/\S{0,500})?/giu
const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu
const MONEY =
  /(?:[$€£¥₹]|\b(?:usd|eur|gbp|usdt|inr|rs|r\$|chf))\s?\d[\d.,' ]{0,12}[km]?\b|\d[\d.,]{0,12}\s?(?:[$€£¥₽元円]|(?:usd|usdt|eur|euros?|gbp|dollars?|pounds|rupees|bucks|руб|рублей|долларов|zł)(?![\p{L}]))/giu
const TOKEN =
  /[¤§&%]|#|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}\p{M}@$!']{1,80}|[.?!;\n]/gu

/**
 * Cuts a text into words: small letters without accents, letters of one shape made one, words that
 * are s p a c e d out or wr1tten with digits put right where `known` has them. A link is `§`, a
 * mail address `&`, a sum of money `¤`, another number `#`, a share `%`, and the end of a sentence
 * `.` or `?`. The work grows with the length of the text alone.
 */
export function toWords(text: string, known: ReadonlySet<string> = new Set()): Words {
  const disguised: string[] = []
  const plain = fold(text)
    .replace(MAIL, ' & ')
    .replace(LINK, ' § ')
    .replace(MONEY, ' ¤ ')
    .replace(/\d[\d.,]{0,12}\s?(?:%|percent)/gu, ' % ')
    .replace(/(?<![\p{L}\d])[\p{L}\d](?:[ .\-*_]{1,2}[\p{L}\d](?![\p{L}\d])){3,30}/gu, (spaced) => {
      const joined = undigit(spaced.replace(/[ .\-*_]/gu, ''))
      if (!known.has(joined)) return spaced
      disguised.push(joined)
      return ` ${joined} `
    })
  const words: string[] = []
  for (const [token] of plain.matchAll(TOKEN)) {
    if (/^[\n;!.]$/u.test(token)) words.push('.')
    else if (/^[?%¤§&#]$/u.test(token)) words.push(token)
    else pushWord(token)
  }
  return { words, disguised }

  function pushWord(token: string) {
    const bare = token.replace(/^['!@$]{1,80}|['!@$]{1,80}$/gu, '')
    if (bare === '') return
    if (/^\d{1,80}$/u.test(bare)) return void words.push('#')
    const right = undigit(bare)
    if (right !== bare && known.has(right)) {
      disguised.push(right)
      words.push(right)
    } else words.push(bare.replaceAll("'", ''))
  }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u0300-\u036f]/gu, '')
    .slice(0, LONGEST)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/[\p{L}\p{M}]{1,80}/gu, (word) => (/[a-z]/u.test(word) ? latin(word) : word))
}

function latin(word: string): string {
  return word.replace(/[^a-z]/gu, (letter) => {
    const at = TWINS.indexOf(letter)
    return at < 0 ? letter : (LATIN_TWINS[at] ?? letter)
  })
}

function undigit(word: string): string {
  return word.replace(/[013457@$!]/gu, (digit) => DIGIT_LETTERS[digit] ?? digit)
}
