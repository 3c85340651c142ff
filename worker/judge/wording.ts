/** Letters of a word that stand for all its forms. */
const START = 5
/** Letters and blanks of a piece. */
const PIECE = 5
/** Words after a person that are taken for what the person does or has. */
const REACH = 4
/** From the square of this many on, names of one kind share what they weigh, so that a long text is no louder. */
const SIZE = 6

/** What `toWords` puts in a text; `manner` counts it. */
const SIGN = /^[§¤%#&.?]$/u
const PERSONS = new Set(['i', 'my', 'me', 'we', 'our', 'us', 'you', 'your'])

/**
 * What the words of a message are, as features: words (`offer`), pairs (`we offer`), beginnings of
 * words (`offer*`), runs of letters across words (`~we of`), which catch other endings, compounds and
 * typing errors, and who does what (`we>offer`), as a customer and a seller use the same words and
 * differ in whose they are. `words` are those of `toWords`. Nothing above 1.
 */
export function wording(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const add = (names: Iterable<string>) => {
    const once = new Set(names)
    for (const name of once) found.set(name, SIZE / Math.max(SIZE, Math.sqrt(once.size)))
  }

  add(words.filter((word) => !SIGN.test(word)))
  add(words.slice(1).map((word, at) => `${words[at]} ${word}`))
  // What many languages put at the end of a word says little about what it is about.
  add(words.filter((word) => word.length > START).map((word) => `${word.slice(0, START)}*`))
  add(pieces(` ${words.join(' ')} `))
  add(words.flatMap((word, at) => (PERSONS.has(word) ? after(word, at) : [])))
  return found

  function after(person: string, at: number) {
    return words.slice(at + 1, at + 1 + REACH).map((word) => `${person}>${word}`)
  }
}

function* pieces(text: string) {
  for (let at = 0; at + PIECE <= text.length; at++) yield `~${text.slice(at, at + PIECE)}`
}
