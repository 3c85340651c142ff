/** Letters and signs of the scripts without spaces, of Chinese and of Japanese. */
const UNSPACED = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\uFF01-\\uFF60]'
const AT_END = new RegExp(`${UNSPACED}$`, 'u')
const AT_START = new RegExp(`^${UNSPACED}`, 'u')

/** The replacement of a line break between two texts: a space, or nothing between two letters of these scripts. */
export function spaceBetween(before: string, after: string): ' ' | '' {
  return AT_END.test(before) && AT_START.test(after) ? '' : ' '
}
