import type { Reason } from './reasons.ts'

// Relative links (`<a href="/contact">`) are left out: people quote them when they report a fault.
const MARKUP = /\[(?:url|img|link)(?:=|\](?:https?:|www\.))|<a\s+href\s*=\s*["']?https?:/i

// One look-alike letter is a typo, because Cyrillic and Latin `c` share a key. Neighboring alphabets
// (`SMSка`) are ordinary; Greek letters among Latin ones are units of measure.
const LOOK_ALIKE = /[A-Za-z][Ѐ-ӿ]+[A-Za-z]|[Ѐ-ӿ][A-Za-z]+[Ѐ-ӿ]/g
const FEWEST_LOOK_ALIKES = 2

const FEWEST_WORDS_PER_LINK = 3

const MAX_WORDS = 8
const FEWEST_LETTERS = 8
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const HUMP = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/gu
const CAMEL_CASE = /^\p{Ll}*(?:\p{Lu}\p{Ll}{2,})+$/u // `DevSecOps`
// Groups of letters for one sound in many languages; then runs and pairs that hardly any language has.
const ONE_SOUND = /sch|[cpst]h|ck|ng|s[st]|t[sz]/g
const UNPRONOUNCEABLE = /[b-df-hj-np-tv-xz]{5}|[bdfghjkmpqtvwxz][qx]|x[dfgjmrvz]|q[b-hj-km-sv-z]/

/** The clear signs of spam in a text with these counts of words and links. The time depends on the length only. */
export function findSigns(text: string, count: { words: number; links: number }): Reason[] {
  const signs: Reason[] = []
  if (MARKUP.test(text)) signs.push('markup')
  if (count.links * FEWEST_WORDS_PER_LINK > count.words) signs.push('mostlyLinks')
  if (count.words <= MAX_WORDS && isJumble(text)) signs.push('jumble')
  if ((text.match(LOOK_ALIKE)?.length ?? 0) >= FEWEST_LOOK_ALIKES) signs.push('alphabets')
  return signs
}

/** Whether a text consists of letters that form no words: `npOXkuVByfSNrWvw`. */
function isJumble(text: string): boolean {
  const words = (text.match(WORD) ?? []).map((word) => word.replace(/\p{N}/gu, ''))
  const letters = words.join('').length
  return letters >= FEWEST_LETTERS && words.every((word) => word.length < 3 || isJumbled(word))
}

/** Whether a word has capitals in random places, or an unpronounceable run of letters. */
function isJumbled(word: string): boolean {
  if (CAMEL_CASE.test(word)) return false
  const humps = word.match(HUMP)?.length ?? 0
  return humps >= 2 || UNPRONOUNCEABLE.test(word.toLowerCase().replace(ONE_SOUND, 's'))
}
