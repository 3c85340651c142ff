import { features, type Group, read } from './features.ts'
import { phrases } from './phrases.ts'
import { weigh } from './weigh.ts'
import weights from './weights.json' with { type: 'json' }

export const contentReasons = {
  ranking: 'It offers search-engine ranking, links or guest articles.',
  leads: 'It offers lists of contacts, leads or meetings.',
  blast: 'It offers to send advertising through forms like ours.',
  reviews: 'It offers reviews, followers or likes.',
  faults: 'It tells of faults in our website in order to sell their repair.',
  threat: 'It threatens with a lawsuit, a fine or a leak.',
  account: 'It wants an account confirmed, a bill paid or gift cards bought.',
  award: 'It sells an award, a listing, a trademark or a domain.',
  cheap_work: 'It offers cheap websites, videos or staff.',
  pitch: 'It praises us or our site, and then presents an offer of its own.',
  money: 'It presses to act on loans, money, prizes or crypto returns.',
  gambling: 'It advertises casinos or betting.',
  adult: 'It advertises dating or adult content.',
  goods: 'It sells medicine, copies, documents or other goods.',
  price: 'It names prices, discounts or free trials of its own.',
  beckon: 'It asks for a short answer, a call or a click.',
  pressure: 'It sets a deadline or promises a sure result.',
  opt_out: 'It tells how to receive no more of it.',
  disguise: 'It pretends to follow an earlier talk, or to be a customer.',
  disguised: 'It hides words behind digits, blanks or letters of other alphabets.',
  sender: 'The name of its address is like those of trades that advertise so.',
  wording: 'Its wording as a whole is that of advertising.',
} as const
export type ContentReason = keyof typeof contentReasons

const weight = new Map<string, number>(Object.entries(weights))

/** The sum of weights from which a message is held. `local/train-judge.ts` prints what it means. */
const HELD_FROM = 2.25
/** What must come on top of it for `spam`. */
const STRONG = 4
const MOST_REASONS = 4

/**
 * How much the words of an enquiry speak against it, from 0, through 1 (somebody should look first),
 * to 2 and more (strong evidence); and the reasons that weigh most, when it is doubted at all. Of the
 * address only the name of its domain counts, and a little; the service asked for plays no part. Takes
 * any text, never throws, and its work grows with its length alone.
 */
export function judgeContent(contact: { name: string; email: string; message: string }): {
  score: number
  reasons: ContentReason[]
} {
  const reading = read(contact)
  const { sum, sender } = weigh(features(reading), weight)

  const score = Math.max(0, 1 + (sum - HELD_FROM) / STRONG)
  if (score < 1) return { score, reasons: [] }

  const share = new Map<ContentReason, number>()
  const addShare = (reason: ContentReason, value: number) =>
    share.set(reason, (share.get(reason) ?? 0) + value)
  for (const { group, tier } of reading.hits) {
    const reason = reasonOf(group)
    if (reason) addShare(reason, tier === 'strong' ? 3 : 1)
  }
  if (reading.disguised) addShare('disguised', 3)
  if (sender >= 1) addShare('sender', 1)
  const reasons = [...share]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_REASONS)
    .map(([reason]) => reason)
  return { score, reasons: reasons.length > 0 ? reasons : ['wording'] }
}

function reasonOf(group: Group): ContentReason | undefined {
  const of = phrases[group]
  return 'reason' in of ? of.reason : undefined
}
