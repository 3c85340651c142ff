const WORD = /[\p{L}\p{N}]+/gu
const LATIN = /^[a-z\d]+$/i
/** A text with so few words has no context: one odd word decides. */
const FEW_WORDS = 8
const SHORTEST_WORD = 5
/** No text that says something is one word of fewer characters: `test`, `hi`. */
const SHORTEST_TEXT = 5

// Groups of letters for one sound in many languages; then runs that hardly any language has.
const ONE_SOUND = /sch|[cpst]h|ck|ng|ght/g
const CONSONANTS = /[b-df-hj-np-tv-xz]{6}/
// Runs on a keyboard that no word has, unlike `fgh` (Afghan) and `erty` (property).
const KEYBOARD_RUNS = /qwe|rtyu|uiop|sdf|dfg|ghj|hjk|jkl|zxc|xcv|cvb|vbn/
const NEIGHBORS = /(?:[fjkwdq]{2}){2}|[^ei]jf|fj[^aeo]|wj|jw|kw[bdfgj]|dj[bcdfk]|qw[bcdf]/
const HUMPS = /[a-z][A-Z].*[a-z][A-Z]/
const CAMEL_CASE = /^[A-Z]?[a-z]+(?:[A-Z][a-z]+)+$/ // `DevSecOps`

/** The common words of placeholder Latin, which programs fill into forms. */
const PLACEHOLDERS = new Set(
  `ab accusamus accusantium ad adipisci adipisicing alias aliqua aliquam aliquid amet anim animi aperiam architecto
  asperiores aspernatur assumenda at atque aut aute autem beatae blanditiis cillum commodi commodo consectetur
  consequat consequatur consequuntur corporis corrupti culpa cum cumque cupidatat cupiditate debitis delectus
  deleniti deserunt dicta dignissimos distinctio dolor dolore dolorem doloremque dolores doloribus dolorum ducimus
  duis ea eaque earum eius eligendi elit enim eos esse est et eu eum eveniet ex excepturi exercitationem
  expedita explicabo facere facilis fuga fugiat fugit harum hic id illo illum impedit in incididunt incidunt
  inventore ipsa ipsam ipsum irure iste itaque iure iusto labore laboriosam laboris laborum laudantium libero lorem
  magna magnam magni maiores maxime minim minima minus modi molestiae molestias mollit mollitia nam natus
  necessitatibus nemo nesciunt nihil nisi nobis non nostrud nostrum nulla numquam obcaecati occaecati odio odit
  officia officiis omnis optio pariatur perferendis perspiciatis placeat porro possimus praesentium proident
  provident quae quaerat quam quas quasi qui quia quibusdam quidem quis quisquam quo quod quos ratione recusandae
  reiciendis rem repellat repellendus reprehenderit repudiandae rerum saepe sapiente sed sequi similique sint sit
  soluta sunt suscipit tempor tempora tempore temporibus tenetur totam ullam ullamco unde ut vel velit veniam
  veritatis vero vitae voluptas voluptate voluptatem voluptates voluptatibus voluptatum`.split(
    /\s+/,
  ),
)

/** Whether a text is random letters (`npOXkuVByfSNrWvw`) or placeholder Latin; judges only words of ASCII letters. */
export function isGibberish(text: string): boolean {
  const words = text.match(WORD) ?? []
  const latin = words.filter((word) => LATIN.test(word))
  const isShort = words.length <= FEW_WORDS
  if (words.length === 0) return true
  if (isShort && /(\p{L})\1{6}/u.test(text)) return true
  if (latin.length < 0.8 * words.length) return false
  const placeholders = latin.filter((word) => PLACEHOLDERS.has(word.toLowerCase()))
  const isPlaceholder = placeholders.some(({ length }) => length >= SHORTEST_WORD)
  if (words.length > 1 && isPlaceholder && placeholders.length > latin.length / 2) return true

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
    vowels < (sounds.length >= 15 ? 0.25 : 0.15) * sounds.length ||
    (vowels < 0.25 * letters.length && /\d/.test(word) && letters.length > 4) ||
    NEIGHBORS.test(letters) ||
    CONSONANTS.test(sounds) ||
    KEYBOARD_RUNS.test(letters) ||
    (HUMPS.test(word) && !CAMEL_CASE.test(word))
  )
}
