import { manner } from './manner.ts'
import { findPhrases, makeBook, phrasesOf, readPhrase } from './phrase-book.ts'
import { phrases } from './phrases.ts'
import { senderPieces } from './sender.ts'
import { wording } from './wording.ts'
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

/** The phrases were written while reading the tuning half, so on it they look surer than they are. */
const PHRASE = 0.3
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

  const addPhrase = (name: string, value: number) => add(name, PHRASE * value)
  for (const group of new Set(hits.map(({ group }) => group))) {
    const of = (tier: Hit['tier']) =>
      hits.filter((hit) => hit.group === group && hit.tier === tier).length
    addPhrase(`#${group}!`, Math.min(2, of('strong')))
    addPhrase(`#${group}`, Math.min(3, of('weak')))
  }
  const speaksFor = hits.some(({ group }) => FOR.has(group))
  const against = hits.filter(({ group }) => !FOR.has(group))
  const groups = new Set(against.map(({ group }) => group)).size
  addPhrase('#strong', Math.min(5, against.filter(({ tier }) => tier === 'strong').length))
  addPhrase('#weak', Math.min(6, against.filter(({ tier }) => tier === 'weak').length))
  addPhrase('#kinds', Math.min(6, groups) / 2)
  addPhrase('#kinds alone', !speaksFor && groups > 0 ? 1 : 0)
  addPhrase('#kinds alone, three', !speaksFor && groups > 2 ? 1 : 0)
  addPhrase('#wish alone', speaksFor && groups < 2 ? 1 : 0)

  add('#disguised', disguised ? 1 : 0)
  return new Map([...found, ...manner(words, text), ...senderPieces(email), ...wording(words)])
}

/** Leaves out what the sender quotes, unless hardly a word remains: it may be spam they complain of. */
function withoutQuotes(message: string): string {
  const rest = message
    .replace(/^[ \t]{0,20}>.*$/gm, ' ')
    .replace(/["“„«][^"”“»]{3,400}["”“»]/g, ' … ')
    .replace(/(^|[\s(:])['‘](?:[^'’\n]|(?<=\w)['’](?=\w)){3,300}['’](?=[\s.,;:)?!]|$)/g, '$1 … ')
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 ? rest : message
}
