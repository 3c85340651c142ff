import type { Reason } from './reasons.ts'

// A link within a page (`<a href="/contact">`) is not meant: people who report a fault quote it.
const MARKUP = /\[(?:url|img|link)(?:=|\](?:https?:|www\.))|<a\s+href\s*=\s*["']?https?:/i

// One look-alike letter is a slip, as Cyrillic and Latin `c` share a key. Alphabets beside each other
// (`SMSка`) are ordinary; Greek letters within Latin ones are units of measure.
const LOOK_ALIKE = /[A-Za-z][Ѐ-ӿ]+[A-Za-z]|[Ѐ-ӿ][A-Za-z]+[Ѐ-ӿ]/g
const FEWEST_LOOK_ALIKES = 2

const FEWEST_WORDS_PER_LINK = 3

const MOST_WORDS = 8
const FEWEST_LETTERS = 8
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const HUMP = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/gu
const CAMEL_CASE = /^\p{Ll}*(?:\p{Lu}\p{Ll}{2,})+$/u // `DevSecOps`
// Several letters that many languages write for one sound; then a run or a pair that hardly any has.
const ONE_SOUND = /sch|[cpst]h|ck|ng|s[st]|t[sz]/g
const UNPRONOUNCEABLE = /[b-df-hj-np-tv-xz]{5}|[bdfghjkmpqtvwxz][qx]|x[dfgjmrvz]|q[b-hj-km-sv-z]/

/** The plain signs of spam in a text of so many words and links. Its work grows with the length alone. */
export function findSigns(text: string, count: { words: number; links: number }): Reason[] {
  const signs: Reason[] = []
  if (MARKUP.test(text)) signs.push('markup')
  if (count.links * FEWEST_WORDS_PER_LINK > count.words) signs.push('mostlyLinks')
  if (count.words <= MOST_WORDS && isJumble(text)) signs.push('jumble')
  if ((text.match(LOOK_ALIKE)?.length ?? 0) >= FEWEST_LOOK_ALIKES) signs.push('alphabets')
  return signs
}

/** Whether a text has nothing but letters that make no word: `npOXkuVByfSNrWvw`. */
function isJumble(text: string): boolean {
  const words = (text.match(WORD) ?? []).map((word) => word.replace(/\p{N}/gu, ''))
  const letters = words.join('').length
  return letters >= FEWEST_LETTERS && words.every((word) => word.length < 3 || isJumbled(word))
}

/** Whether a word has capitals all over, or letters in a row that nobody could say. */
function isJumbled(word: string): boolean {
  if (CAMEL_CASE.test(word)) return false
  const humps = word.match(HUMP)?.length ?? 0
  return humps >= 2 || UNPRONOUNCEABLE.test(word.toLowerCase().replace(ONE_SOUND, 's'))
}
