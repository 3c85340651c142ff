import { settings } from '#worker/settings.ts'

/** Of the operator's settings, what the visitors are told. Durations are days. */
type DataSettings = {
  retentionDays: Record<keyof typeof settings.retentionDays, number>
  subscriptionRetentionDays: Record<keyof typeof settings.subscriptionRetentionDays, number | null>
  basis: string
  jurisdiction: keyof typeof PLACES | null
  turnstileSiteKey: string | null
  webAnalyticsToken: string | null
}

/** What a text may name in braces, by its name. */
export type KeptData = ReturnType<typeof keptData>

const PLACES = {
  eu: "Cloudflare's data centers in the European Union",
  fedramp: "Cloudflare's data centers authorized under FedRAMP, in the United States",
}
const ANYWHERE = "Cloudflare's data centers, in no fixed country"

const THIRD_PARTIES = {
  none: 'The site asks no third party for anything: every page, font, image and script comes from our own address.',
  some: 'Every page, font and image comes from our own address. Third parties add the following, and nothing else.',
}

const TURNSTILE = {
  policy:
    'Once you use the contact page, its form has a check by Cloudflare Turnstile. Your browser loads a script and a frame from challenges.cloudflare.com. Cloudflare then sees your IP address and examines your browser to tell people from programs, under its Turnstile Privacy Addendum, and the frame may keep data of its own in your browser. With your message comes a token, which we show to Cloudflare to learn whether you passed. You need not pass: your message arrives all the same, and is only looked at more closely.',
  form: ' The form has a check by Cloudflare Turnstile, which sees your IP address and browser; without it your message arrives, too.',
}

const WEB_ANALYTICS = {
  off: 'We do not measure visits.',
  on: 'We count visits and measure the speed of pages with Cloudflare Web Analytics, on the basis of our legitimate interest in pages that people find and that load fast. Your browser loads a script from static.cloudflareinsights.com and sends the address of the page, the address you came from and loading times to cloudflareinsights.com. Cloudflare receives your IP address with it, as with any request, and discards it. The script sets no cookie and keeps nothing in your browser. We see totals of the last six months only. Without JavaScript nothing is sent.',
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
  webAnalyticsToken,
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
    thirdParties: THIRD_PARTIES[turnstileSiteKey || webAnalyticsToken ? 'some' : 'none'],
    turnstile: turnstileSiteKey ? TURNSTILE.policy : '',
    check: turnstileSiteKey ? TURNSTILE.form : '',
    webAnalytics: WEB_ANALYTICS[webAnalyticsToken ? 'on' : 'off'],
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
