import model from './model.json' with { type: 'json' }
import { type Reason, wordsReason } from './reasons.ts'
import { findSigns } from './signs.ts'
import { countLinks, readClauses, shareOf, weighLinks } from './words.ts'

export type Verdict = { status: 'new' | 'held' | 'spam'; reasons: Reason[] }

type Circumstances = {
  honeypotFilled: boolean
  /** More than one enquiry came from one place within a minute. */
  hurried: boolean
  /** Turnstile was asked whether a person sent it, and did not say so. */
  unverified: boolean
}

/** What a word weighs, and what the pairs weigh that it begins. */
type Known = { weight?: number; pairs: Map<string, number> }

/** By word, the pairs by their first one: a text takes one lookup a word, and no pair is spelt out. */
const known = new Map<string, Known>()
for (const [term, weight] of Object.entries(model.weights)) {
  const [first = '', second] = term.split(' ')
  const entry: Known = known.get(first) ?? { pairs: new Map() }
  if (second) entry.pairs.set(second, weight)
  else entry.weight = weight
  known.set(first, entry)
}
/** Haste alone holds nobody: an office shares one address. */
const HURRIED = 0.5
/** What a sign adds to a score: more than any words do. */
const SIGN = 100
const MOST_WORDS = 4
const TELLING = /\p{L}{5}|\p{sc=Han}/u

/**
 * What is to be thought of an enquiry. Nothing is refused: the worst is `spam`, which is kept and can
 * be released. Circumstances, links and signs make it `held` at most: `spam` takes words that would be
 * held by themselves. Takes any text; its work grows with the length alone.
 */
export function filterSpam(
  { message }: { message: string },
  { honeypotFilled, hurried, unverified }: Circumstances,
): Verdict {
  const { words, links, signs, heaviest } = weigh(message)
  const sum = words + links + (hurried ? HURRIED : 0)
  const isMarked = honeypotFilled || signs.length > 0
  const isHeld = isMarked || unverified || sum >= model.heldFrom
  const isSpam = words >= model.heldFrom && (isMarked || sum >= model.spamFrom)

  const reasons: Reason[] = []
  if (honeypotFilled) reasons.push('honeypot')
  if (hurried) reasons.push('hurried')
  if (unverified) reasons.push('turnstile')
  reasons.push(...signs)
  if (sum >= model.heldFrom && links > 0) reasons.push('links')
  if (sum >= model.heldFrom && heaviest.length > 0) reasons.push(wordsReason(heaviest))
  return { status: isSpam ? 'spam' : isHeld ? 'held' : 'new', reasons }
}

/** How much a message speaks for spam; below 0 it speaks against it. */
export function spamScore(message: string): number {
  const { words, links, signs } = weigh(message)
  return words + links + signs.length * SIGN
}

/** How much the words of a text and its links speak for spam, its signs, and the words that do most. */
function weigh(text: string) {
  const clauses = readClauses(text)
  const found = new Map<string, number>()
  let length = 0
  for (const clause of clauses) {
    length += clause.length
    let previous = ''
    let pairs: Known['pairs'] | undefined
    for (const word of clause) {
      const entry = known.get(word)
      if (entry?.weight !== undefined) found.set(word, entry.weight)
      const ofPair = pairs?.get(word)
      if (ofPair !== undefined) found.set(`${previous} ${word}`, ofPair)
      previous = word
      pairs = entry?.pairs
    }
  }

  const share = shareOf(2 * length - clauses.length)
  let words = model.bias
  for (const weight of found.values()) words += weight * share
  const heaviest = [...found]
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([term]) => term)
  // `your`, `$` and their like tell an operator little: they are named where there is nothing else.
  const telling = heaviest.filter((word) => TELLING.test(word))
  const links = countLinks(text)
  return {
    words,
    links: weighLinks(links),
    signs: findSigns(text, { words: length, links }),
    heaviest: (telling[0] ? telling : heaviest).slice(0, MOST_WORDS),
  }
}
