import { toWords } from './words.ts'

type Step = { gap: number } | { words: ReadonlySet<string>; starts: readonly string[] }
export type Phrase = { text: string; steps: Step[] }

type Entry<T> = { phrase: Phrase; of: T }

/** Phrases by their first word, and by the start of it where that ends with `*`. */
export type PhraseBook<T> = { words: Map<string, Entry<T>[]>; starts: Map<string, Entry<T>[]> }

const GAP = 4
const LONGEST_START = 20

/**
 * Reads a phrase: words, of which `a/b` is either, `pay*` is any that starts so, and `_` stands for
 * none to four words of the same sentence. Signs are those of `toWords`.
 */
export function readPhrase(text: string): Phrase {
  const steps = text
    .trim()
    .split(/\s+/)
    .flatMap((part): Step[] => {
      if (part === '_') return [{ gap: GAP }]
      const options = part.split('/').map((option) => ({
        start: option.endsWith('*'),
        words: toWords(option.replace(/\*$/, '')).words,
      }))
      if (options.length === 1 && (options[0]?.words.length ?? 0) > 1) {
        return options[0]?.words.map((word) => ({ words: new Set([word]), starts: [] })) ?? []
      }
      const first = (start: boolean) =>
        options.filter((option) => option.start === start).map(({ words }) => words[0] ?? '')
      return [{ words: new Set(first(false)), starts: first(true) }]
    })
  return { text, steps }
}

/** Puts phrases where `findPhrases` looks. Throws when one starts with a gap or is empty. */
export function makeBook<T>(entries: Iterable<readonly [Phrase, T]>): PhraseBook<T> {
  const book: PhraseBook<T> = { words: new Map(), starts: new Map() }
  for (const [phrase, of] of entries) {
    const [first] = phrase.steps
    if (first === undefined || 'gap' in first) throw new Error(`Start with a word: ${phrase.text}`)
    for (const word of first.words) add(book.words, word, { phrase, of })
    for (const start of first.starts) add(book.starts, start, { phrase, of })
  }
  return book
}

function add<T>(map: Map<string, Entry<T>[]>, key: string, entry: Entry<T>) {
  const list = map.get(key)
  if (list) list.push(entry)
  else map.set(key, [entry])
}

/** Every phrase of the book itself. */
export function phrasesOf<T>({ words, starts }: PhraseBook<T>): Entry<T>[] {
  return [...words.values(), ...starts.values()].flat()
}

/** Calls `found` for every phrase at every place; `count` sees each comparison. */
export function findPhrases<T>(
  { words: byWord, starts: byStart }: PhraseBook<T>,
  words: readonly string[],
  found: (of: T) => void,
  count?: () => void,
): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    look(byWord.get(word), at)
    const longest = Math.min(word.length, LONGEST_START)
    for (let length = 1; length <= longest; length++) look(byStart.get(word.slice(0, length)), at)
  }

  function look(entries: Entry<T>[] | undefined, at: number) {
    if (!entries) return
    for (const { phrase, of } of entries) {
      if (matches(phrase.steps, 1, words, at + 1, count)) found(of)
    }
  }
}

function matches(
  steps: readonly Step[],
  step: number,
  words: readonly string[],
  at: number,
  count?: () => void,
): boolean {
  count?.()
  const expected = steps[step]
  if (expected === undefined) return true
  const word = words[at]
  if (word === undefined) return false
  if ('gap' in expected) {
    for (let skip = 0; skip <= expected.gap; skip++) {
      if (matches(steps, step + 1, words, at + skip, count)) return true
      if (/^[.?]$/u.test(words[at + skip] ?? '.')) return false
    }
    return false
  }
  if (!expected.words.has(word) && !expected.starts.some((start) => word.startsWith(start))) {
    return false
  }
  return matches(steps, step + 1, words, at + 1, count)
}
