import { manner } from './manner.ts'
import { findPhrases, makeBook, phrasesOf, readPhrase } from './phrase-book.ts'
import { phrases } from './phrases.ts'
import { senderPieces } from './sender.ts'
import { toWords } from './words.ts'

export type Group = keyof typeof phrases
export type Hit = { group: Group; tier: 'strong' | 'weak'; text: string }
export type Reading = {
  words: string[]
  disguised: boolean
  hits: Hit[]
  text: string
  email: string
}

/** Letters of a word that stand for all its forms. */
const START = 5
/** From the square of this many on, words share what they weigh, so that a long text is no louder. */
const SIZE = 6
/** What `toWords` puts in a text; `manner` counts it. */
const SIGN = /^[§¤%#&.?]$/u

/** The groups that speak for an enquiry. */
const FOR: ReadonlySet<Group> = new Set(['wanted', 'known'])

const book = makeBook(
  Object.entries(phrases).flatMap(([group, tiers]) =>
    (['strong', 'weak'] as const).flatMap((tier) =>
      tiers[tier].split(',').map((text) => {
        const phrase = readPhrase(text.replace(/\s+/g, ' ').trim())
        return [phrase, { group: group as Group, tier, text: phrase.text }] as const
      }),
    ),
  ),
)

// Only words of goods and offers are worth disguising, and only from four letters on is one sure.
const SOLD: ReadonlySet<string> = new Set<Group>([
  ...(['ranking', 'links', 'leads', 'blast', 'reviews', 'money', 'gambling'] as const),
  ...(['adult', 'goods', 'price', 'beckon', 'urgency'] as const),
])
const disguisable: ReadonlySet<string> = new Set(
  phrasesOf(book)
    .filter(({ of }) => SOLD.has(of.group))
    .flatMap(({ phrase }) => phrase.steps)
    .flatMap((step) => ('words' in step ? [...step.words, ...step.starts] : []))
    .filter((word) => /^[a-z]{4,40}$/.test(word)),
)

/** Finds the words and phrases of an enquiry, each phrase once; `count` sees every comparison. */
export function read(
  { name, email, message }: { name: string; email: string; message: string },
  count?: () => void,
): Reading {
  const text = withoutQuotes(message)
  const { words, disguised } = toWords(`${name}\n${text}`, disguisable)
  const hits = new Map<string, Hit>()
  findPhrases(book, words, (hit) => hits.set(`${hit.group} ${hit.text}`, hit), count)
  return { words, disguised: disguised.length > 0, hits: [...hits.values()], text, email }
}

/** What `weights.json` has a weight for, with how much of it there is. Nothing above 10. */
export function features({ words, disguised, hits, text, email }: Reading): Map<string, number> {
  const found = new Map<string, number>()
  const add = (name: string, value: number) => {
    if (value > 0) found.set(name, value)
  }

  const strong = hits.filter(({ tier }) => tier === 'strong')
  const weak = hits.filter(({ tier }) => tier === 'weak')
  for (const { group } of strong) add(`#${group}!`, Math.min(2, (found.get(`#${group}!`) ?? 0) + 1))
  for (const { group } of weak) add(`#${group}`, Math.min(3, (found.get(`#${group}`) ?? 0) + 1))
  add('#strong', Math.min(5, strong.filter(({ group }) => !FOR.has(group)).length))
  add('#weak', Math.min(6, weak.filter(({ group }) => !FOR.has(group)).length))

  const against = new Set(hits.map(({ group }) => group).filter((group) => !FOR.has(group))).size
  const speaksFor = hits.some(({ group }) => FOR.has(group))
  add('#kinds', Math.min(6, against) / 2)
  add('#kinds alone', !speaksFor && against > 0 ? 1 : 0)
  add('#kinds alone, three', !speaksFor && against > 2 ? 1 : 0)
  add('#wish alone', speaksFor && against < 2 ? 1 : 0)

  add('#disguised', disguised ? 1 : 0)
  for (const [name, value] of manner(words, text)) add(name, value)
  for (const [name, value] of senderPieces(email)) add(name, value)

  const spread = (names: ReadonlySet<string>) => {
    for (const name of names) add(name, SIZE / Math.max(SIZE, Math.sqrt(names.size)))
  }
  spread(new Set(words.filter((word) => !SIGN.test(word))))
  spread(new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)))
  // What many languages put at the end of a word says little about what it is about.
  spread(
    new Set(words.filter((word) => word.length > START).map((word) => `${word.slice(0, START)}*`)),
  )
  return found
}

/** Leaves out what the sender quotes, unless hardly a word remains: it may be spam they complain of. */
function withoutQuotes(message: string): string {
  const rest = message
    .replace(/^[ \t]{0,20}>.*$/gm, ' ')
    .replace(/["“„«][^"”“»]{3,400}["”“»]/g, ' … ')
    .replace(/(^|[\s(:])['‘](?:[^'’\n]|(?<=\w)['’](?=\w)){3,300}['’](?=[\s.,;:)?!]|$)/g, '$1 … ')
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 ? rest : message
}
