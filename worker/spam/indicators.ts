import { isGibberish } from './gibberish.ts'
import { linkHosts } from './links.ts'
import type { Reason } from './reasons.ts'

/** The parts of an enquiry that indicators look at. */
export type Indicated = { message: string; name: string; email: string }

/**
 * On the scale of the model's weights, whose limit is 0.64: a message of strongly genuine words outweighs
 * one of them. Measured on 2,309 real messages, chosen on one half and checked on the other.
 */
const WEIGHTS = {
  markup: 4,
  mostlyLinks: 3,
  shortLink: 3,
  lineWithLink: 1.5,
  alphabets: 4,
  jumble: 4,
  probe: 3,
  ownHost: 3,
  ownAddress: 3,
  noReply: 2,
  randomName: 3,
} satisfies Partial<Record<Reason, number>>

type Indicator = { reason: keyof typeof WEIGHTS; weight: number }

// Relative links (`<a href="/contact">`) are left out: people quote them when they report a fault.
const MARKUP = /\[(?:url|img|link)(?:=|\](?:https?:|www\.))|<a\s[^<>]*?href\s*=\s*["']?https?:/i

const FEWEST_WORDS_PER_LINK = 3
const MAX_WORDS_OF_LINE = 25
const SHORTENERS =
  /^(?:bit\.ly|clck\.ru|cut\.gl|cutt\.(?:ly|us)|gg\.gg|goo\.(?:gl|su)|is\.gd|linktr\.ee|ow\.ly|rb\.gy|rebrand\.ly|script\.google\.com|(?:\w+\.)?short\.gy|shorturl\.\w+|shr\.gg|soo\.gd|t\.me|tau\.lu|telegra\.ph|tinyurl\.com|u\.to|v\.gd|v\.ht|vk\.cc|xurl\.es)$/

// Neighboring alphabets (`SMSка`) are ordinary; Greek letters among Latin ones are units of measure.
const SURROUNDED = /[A-Za-z][Ѐ-ӿ]+[A-Za-z]|[Ѐ-ӿ][A-Za-z]+[Ѐ-ӿ]/g
/** Mathematical and full-width letters: 𝐚, ａ. */
const IMITATION = /[\u{1d400}-\u{1d7ff}\u{ff21}-\u{ff5a}]/u
/** One look-alike letter is often a typo, because Cyrillic and Latin `c` share a key. */
const HALF = WEIGHTS.alphabets / 2

const PROBE =
  /\/etc\/(?:passwd|services)|\\system32|\.\.\/\.\.\/|;env;|[;&|`(]\s*sleep \d|exit\(md5|ping -n|data:;base64/i

/** A longer beginning says no more about gibberish, and costs more time. */
const BEGINNING_LENGTH = 500
/** Random names have no space or sign; initials and addresses, which also look random, do. */
const ONE_WORD = /^[\p{L}\p{N}]{8,}$/u
/** What the site's host shares with those of others. */
const ENDING = /\.(?:(?:workers|pages)\.dev|[^.]+)$/
/** A shorter name of a site is a part of other names by chance. */
const SHORTEST_SITE = 5

/** The indicators of spam, with their weights, for a host name `site` without `www.`, in time linear in the length. */
export function findIndicators(
  { message, name, email }: Indicated,
  count: { words: number; links: number },
  site: string,
): Indicator[] {
  const hosts = count.links > 0 ? linkHosts(message) : []
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const imitates = weighAlphabets(message)
  const isFound: Record<Indicator['reason'], boolean> = {
    markup: MARKUP.test(message),
    mostlyLinks: count.links * FEWEST_WORDS_PER_LINK > count.words,
    shortLink: hosts.some((host) => SHORTENERS.test(host)),
    lineWithLink: count.links === 1 && count.words <= MAX_WORDS_OF_LINE && hosts[0] !== site,
    alphabets: imitates > 0,
    jumble: count.links === 0 && isGibberish(message.slice(0, BEGINNING_LENGTH)),
    probe: PROBE.test(message),
    ownHost: namesHost(message.toLowerCase(), site),
    ownAddress: isImitation(domain, site),
    noReply: /^no[-_.]?reply/.test(local),
    randomName: ONE_WORD.test(name) && isGibberish(name),
  }
  const reasons = Object.keys(WEIGHTS) as Indicator['reason'][]
  return reasons
    .filter((reason) => isFound[reason])
    .map((reason) => ({ reason, weight: reason === 'alphabets' ? imitates : WEIGHTS[reason] }))
}

/** The weight of letters that look like others. */
function weighAlphabets(text: string): number {
  const surrounded = text.match(SURROUNDED)?.length ?? 0
  return Math.min(WEIGHTS.alphabets, HALF * surrounded + (IMITATION.test(text) ? HALF : 0))
}

/** Whether a text in lower case calls the site by its host name, outside links and addresses: `Hi a.example,`. */
function namesHost(text: string, site: string): boolean {
  if (site === '') return false
  for (let at = text.indexOf(site); at !== -1; at = text.indexOf(site, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + site.length] ?? ' ']
    if (!/[\w.@/-]/.test(before) && !/[\w/-]/.test(after)) return true
  }
  return false
}

/** Whether most of a label of the domain is the name of the site. */
function isImitation(domain: string, site: string): boolean {
  const labels = site.replace(ENDING, '').split('.')
  const name = labels.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  return (
    name.length >= SHORTEST_SITE &&
    domain.split('.').some((label) => label.includes(name) && 2 * name.length > label.length)
  )
}
