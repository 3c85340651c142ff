import { settings } from '#worker/settings.ts'

/** Of the operator's settings, what the visitors are told. Durations are days. */
type DataSettings = {
  retentionDays: Record<keyof typeof settings.retentionDays, number>
  subscriptionRetentionDays: Record<keyof typeof settings.subscriptionRetentionDays, number | null>
  basis: string
  jurisdiction: keyof typeof PLACES | null
  turnstileSiteKey: string | null
  measure: boolean
}

/** What a text may name in braces, by its name. */
export type KeptData = ReturnType<typeof keptData>

const PLACES = {
  eu: "Cloudflare's data centers in the European Union",
  fedramp: "Cloudflare's data centers authorized under FedRAMP, in the United States",
}
const ANYWHERE = "Cloudflare's data centers, in no fixed country"

/** What the privacy policy says of requests to others, and the notice beside the form of Turnstile. */
const THIRD_PARTIES = {
  none: {
    requests:
      'no third-party requests: every page, font, image and script comes from our own address',
    check: '',
  },
  turnstile: {
    requests:
      'no third-party requests but one: once you use the contact page, its form has a check by Cloudflare Turnstile. For that your browser loads a script and a frame from challenges.cloudflare.com; Cloudflare then sees your IP address and examines your browser to tell people from programs, under its Turnstile Privacy Addendum, and the frame may keep data of its own in your browser. With your message comes a token, which we show to Cloudflare, to be told whether you passed. You need not pass: your message arrives all the same, and is only looked at more closely. Everything else, every page, font, image and script, comes from our own address',
    check:
      ' The form has a check by Cloudflare Turnstile, which sees your IP address and browser; without it your message arrives, too.',
  },
}

/** What the privacy policy says of analytics. The second has to be what worker/measure/ does. */
const ANALYTICS = {
  off: 'It runs no analytics.',
  on: 'It counts views of its pages, without telling visitors apart: when you open or leave a page, your browser sends our own address the page you saw, whether its window is narrower than 640 pixels and, for the first page of a visit, three measures of speed and calm (LCP, INP and CLS). With that we keep no IP address, no name of a browser, no cookie, no identifier and nothing of where you came from, so no record leads to you or to another record of yours. Cloudflare keeps the records for us for three months; we look at totals, on the basis of our legitimate interest in pages that are read and work well. Without script nothing is sent.',
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/**
 * How long, on which basis and where we keep what visitors send, and who else is asked, in words: whatever says so on the
 * site (the notice beside the form, the privacy policy, the blog) follows worker/settings.ts. Of
 * two periods that one word covers it is the longer one.
 */
export function keptData({
  retentionDays,
  subscriptionRetentionDays: subscription,
  basis,
  jurisdiction,
  turnstileSiteKey,
  measure,
}: DataSettings = settings) {
  return {
    openKept: duration(Math.max(retentionDays.new, retentionDays.open)),
    doneKept: duration(retentionDays.done),
    doubtedKept: duration(Math.max(retentionDays.held, retentionDays.spam)),
    basis,
    place: jurisdiction ? PLACES[jurisdiction] : ANYWHERE,
    pendingKept: forDuration(subscription.pending, 'until you unsubscribe'),
    confirmedKept: forDuration(subscription.confirmed, 'until you unsubscribe'),
    unsubscribedKept: forDuration(subscription.unsubscribed, 'for good'),
    analytics: ANALYTICS[measure ? 'on' : 'off'],
    ...THIRD_PARTIES[turnstileSiteKey === null ? 'none' : 'turnstile'],
  }
}

/** A line with what stands in braces filled in. Throws when there is no such fact. */
export function fillIn(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`A text names {${name}}: there is no such fact.`)
    return fact
  })
}

function forDuration(days: number | null, otherwise: string): string {
  return days === null ? otherwise : `for ${duration(days)}`
}

/** Whole years as years, everything else as days: "two years", "30 days". */
function duration(days: number): string {
  const years = days / 365
  return years >= 1 && Number.isInteger(years) ? count(years, 'year') : count(days, 'day')
}

function count(amount: number, unit: string): string {
  return `${NUMBERS[amount] || amount} ${unit}${amount === 1 ? '' : 's'}`
}
