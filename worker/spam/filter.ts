import { findIndicators, type Indicated } from './indicators.ts'
import { countLinks, linkScore } from './links.ts'
import { createWordsReason, type Reason } from './reasons.ts'
import { splitClauses, toNgrams, weightPerTerm } from './tokenize.ts'
import model from './word-weights.json' with { type: 'json' }

export type Verdict = { status: 'new' | 'held' | 'spam'; reasons: Reason[] }

type Circumstances = {
  honeypotFilled: boolean
  /** Whether the sender exceeded the pace of forms in a minute (http/rate-limit.ts). */
  hurried: boolean
  /** The site's host name without `www.`. */
  site: string
}

const weights = new Map(Object.entries(model.weights))
/** Haste alone holds no enquiry: an office shares one address. */
const HURRIED_WEIGHT = 0.5
const MAX_WORDS = 4
const TELLING_WORD = /\p{L}{5}|\p{sc=Han}/u

/**
 * The verdict on an enquiry. None is refused: the worst verdict is `spam`, which is stored and can be
 * released. Circumstances, links and indicators alone make it `held` at most: `spam` needs words that would
 * be held by themselves. Takes any text, in time that depends on its length only.
 */
export function classifySpam(
  enquiry: Indicated,
  { honeypotFilled, hurried, site }: Circumstances,
): Verdict {
  const { words, links, length, found } = weigh(enquiry.message)
  const indicators = findIndicators(enquiry, { words: length, links }, site)
  const linked = linkScore(links)
  const sum = words + linked + (hurried ? HURRIED_WEIGHT : 0)
  const score = indicators.reduce((total, { weight }) => total + weight, sum)
  const isHeld = honeypotFilled || score >= model.heldFrom
  const isMarked = honeypotFilled || indicators.length > 0
  const isSpam = words >= model.heldFrom && (isMarked || score >= model.spamFrom)

  const reasons: Reason[] = []
  if (honeypotFilled) reasons.push('honeypot')
  if (hurried) reasons.push('hurried')
  if (isHeld) reasons.push(...indicators.map(({ reason }) => reason))
  if (sum >= model.heldFrom && linked > 0) reasons.push('links')
  if (sum >= model.heldFrom) {
    const heaviest = heaviestOf(found)
    if (heaviest.length > 0) reasons.push(createWordsReason(heaviest))
  }
  return { status: isSpam ? 'spam' : isHeld ? 'held' : 'new', reasons }
}

/** The spam score of a text's words, the weights of those that the model knows, and the numbers of words and links. */
function weigh(text: string) {
  const clauses = splitClauses(text)
  const terms = toNgrams(clauses)
  const found = new Map<string, number>()
  for (const term of terms) {
    const weight = weights.get(term)
    if (weight !== undefined) found.set(term, weight)
  }
  const share = weightPerTerm(terms.length)
  const words = [...found.values()].reduce((sum, weight) => sum + weight * share, model.bias)
  return { words, links: countLinks(text), length: clauses.flat().length, found }
}

/** The terms that count most for spam. */
function heaviestOf(found: ReadonlyMap<string, number>): string[] {
  const heaviest = [...found]
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([term]) => term)
  // `your`, `$` and similar words mean little to an operator: they are named only if there are no others.
  const telling = heaviest.filter((word) => TELLING_WORD.test(word))
  return (telling[0] ? telling : heaviest).slice(0, MAX_WORDS)
}
