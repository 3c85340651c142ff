const WORD = /[\p{L}\p{N}]+/gu
const LATIN = /^[a-z\d]+$/i
/** A text with so few words has no context: one odd word decides. */
const FEW_WORDS = 8
const SHORTEST_WORD = 5
/** No text that says something is one word of fewer characters: `test`, `hi`. */
const SHORTEST_TEXT = 5

// Groups of letters for one sound in many languages; then runs that hardly any language has.
const ONE_SOUND = /sch|[cpst]h|ck|ng|ght/g
const CONSONANTS = /[b-df-hj-np-tv-xz]{5}/
// Neighbors on a keyboard: several pairs, pairs that no word has, or a whole word from one row.
const NEIGHBORS = /(?:[fjkwdq]{2}){2}|wj|fj|jw|kw[bdfgj]|dj[bcdfk]|hf|jf|qw[bcdf]/
const ONE_ROW = /^(?:[asdfghjkl]+|[qwertyuiop]+|[zxcvbnm]+)$/
const HUMPS = /[a-z][A-Z].*[a-z][A-Z]/
const CAMEL_CASE = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+)+$/ // `DevSecOps`

/** The common words of placeholder Latin, which programs fill into forms. */
const PLACEHOLDERS = new Set(
  `ab ad amet animi aperiam architecto aut autem beatae commodi consectetur consequatur consequuntur corporis
  culpa cum cumque cupiditate delectus deleniti deserunt dicta dignissimos distinctio dolor dolore dolorem dolores
  doloribus dolorum ducimus ea eaque eius eligendi elit enim eos error esse est et eum eveniet ex excepturi
  exercitationem expedita explicabo facere facilis fuga fugiat fugit harum hic id illo illum in incididunt incidunt
  inventore ipsa ipsam ipsum iste itaque iure iusto labore laboriosam laborum laudantium libero lorem magnam magni
  maiores maxime minima minus modi molestiae molestias mollitia nam natus necessitatibus nemo nesciunt nihil nisi
  nobis non nostrum nulla numquam occaecati odio odit officia officiis omnis pariatur perferendis perspiciatis
  placeat porro possimus praesentium provident quae quaerat quam quas quasi qui quia quibusdam quidem quis quisquam
  quo quod quos ratione recusandae rem repellat repellendus reprehenderit repudiandae rerum saepe sapiente sed
  sequi similique sint sit soluta sunt suscipit tempora tempore temporibus tempor tenetur totam ullam unde ut vel
  velit veniam veritatis vero vitae voluptas voluptate voluptatem voluptates voluptatibus voluptatum`.split(
    /\s+/,
  ),
)

/**
 * Whether a text consists of letters that form no words (`npOXkuVByfSNrWvw`), or of placeholder Latin. Takes
 * texts of any script, and judges words in Latin letters without accents only.
 */
export function isGibberish(text: string): boolean {
  const words = text.match(WORD) ?? []
  const latin = words.filter((word) => LATIN.test(word))
  const isShort = words.length <= FEW_WORDS
  if (words.length === 0) return true
  if (latin.length < 0.8 * words.length) return isShort && /(\p{L})\1{6}/u.test(text)
  const placeholders = latin.filter((word) => PLACEHOLDERS.has(word.toLowerCase()))
  if (words.length >= 5 && placeholders.length > latin.length / 2) return true

  const random = latin.filter(isRandom).length
  if (!isShort) return random >= 3 && random > 0.4 * words.length
  const long = latin.filter(({ length }) => length >= SHORTEST_WORD).length
  return (
    (random > 0 && random >= long) || (words.length === 1 && text.trim().length < SHORTEST_TEXT)
  )
}

/** Whether a word of Latin letters and digits was typed or generated at random. */
function isRandom(word: string): boolean {
  const letters = word.toLowerCase().replace(/\d/g, '')
  // A number is no word.
  if (word.length < SHORTEST_WORD || letters === '') return false
  const sounds = letters.replace(ONE_SOUND, 's')
  const vowels = letters.match(/[aeiouy]/g)?.length ?? 0
  return (
    vowels < (sounds.length >= 15 ? 0.3 * sounds.length : 0.18 * letters.length) ||
    (vowels < 0.25 * letters.length && /\d/.test(word) && letters.length > 4) ||
    NEIGHBORS.test(letters) ||
    CONSONANTS.test(sounds) ||
    ONE_ROW.test(letters) ||
    (HUMPS.test(word) && !CAMEL_CASE.test(word))
  )
}
