import { findPhrases, makeBook, phrasesOf, readPhrase } from './phrase-book.ts'
import { phrases } from './phrases.ts'
import { toWords } from './words.ts'

export type Group = keyof typeof phrases
export type Hit = { group: Group; tier: 'strong' | 'weak'; text: string }
export type Reading = { words: string[]; disguised: boolean; hits: Hit[]; text: string }

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
  { name, message }: { name: string; message: string },
  count?: () => void,
): Reading {
  const text = withoutQuotes(message)
  const { words, disguised } = toWords(`${name}\n${text}`, disguisable)
  const hits = new Map<string, Hit>()
  findPhrases(book, words, (hit) => hits.set(`${hit.group} ${hit.text}`, hit), count)
  return { words, disguised: disguised.length > 0, hits: [...hits.values()], text }
}

/** What `weights.json` has a weight for, with how much of it there is. Nothing above 10. */
export function features({ words, disguised, hits, text }: Reading): Map<string, number> {
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

  const letters = words.filter((word) => /\p{L}/u.test(word)).length
  const links = words.filter((word) => word === '§').length
  add('#disguised', disguised ? 1 : 0)
  add('#link', links > 0 ? 1 : 0)
  add('#link alone', links > 0 && letters < 16 ? 1 : 0)
  add('#sum', words.includes('¤') ? 1 : 0)
  add('#share', words.includes('%') ? 1 : 0)
  add('#length', Math.log(letters + 1) / 3)
  const capitals = text.match(/\b[A-Z]{4,40}\b/g)?.length ?? 0
  add('#capitals', capitals > 1 ? Math.min(3, capitals) / 3 : 0)
  const cries = text.match(/!/g)?.length ?? 0
  add('#cries', cries > 1 ? Math.min(4, cries) / 4 : 0)
  add('#pictures', /\p{Extended_Pictographic}/u.test(text) ? 1 : 0)
  add('#you', (10 * words.filter((word) => YOU.has(word)).length) / (words.length + 8))
  add('#us', (10 * words.filter((word) => US.has(word)).length) / (words.length + 8))

  const different = new Set(words)
  for (const word of different) add(word, 6 / Math.max(6, Math.sqrt(different.size)))
  const pairs = new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
  for (const pair of pairs) add(pair, 6 / Math.max(6, Math.sqrt(pairs.size)))
  return found
}

const YOU = new Set(
  'you your yours ur u ihre ihrer ihnen sie votre vos vous su sus sua seu suo vostra vostro ваш ваша вам вас panstwa'.split(
    ' ',
  ),
)
const US = new Set(
  'our ours us my me mine mein meine unser unsere unseren notre nos mon ma mes nuestro nuestra mi mis nosso nossa meu minha nostro nostra mio mia наш наша нам нас мне nasz nasza'.split(
    ' ',
  ),
)

/** Leaves out what the sender quotes, unless hardly a word remains: it may be spam they complain of. */
function withoutQuotes(message: string): string {
  const rest = message
    .replace(/^[ \t]{0,20}>.*$/gm, ' ')
    .replace(/["“„«][^"”“»]{3,400}["”“»]/g, ' … ')
    .replace(/(^|[\s(:])['‘](?:[^'’\n]|(?<=\w)['’](?=\w)){3,300}['’](?=[\s.,;:)?!]|$)/g, '$1 … ')
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 ? rest : message
}
