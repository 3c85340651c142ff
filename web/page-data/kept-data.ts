import { settings } from '#worker/settings.ts'

/** Of the operator's settings, what the visitors are told. Durations are days. */
type DataSettings = {
  retentionDays: Record<keyof typeof settings.retentionDays, number>
  subscriptionRetentionDays: Record<keyof typeof settings.subscriptionRetentionDays, number | null>
  basis: string
  jurisdiction: keyof typeof PLACES | null
}

/** What a text may name in braces, by its name. */
export type KeptData = ReturnType<typeof keptData>

const PLACES = {
  eu: "Cloudflare's data centers in the European Union",
  fedramp: "Cloudflare's data centers authorized under FedRAMP, in the United States",
}
const ANYWHERE = "Cloudflare's data centers, in no fixed country"

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/**
 * How long, on which basis and where we keep what visitors send, in words: whatever says so on the
 * site (the notice beside the form, the privacy policy, the blog) follows worker/settings.ts. Of
 * two periods that one word covers it is the longer one.
 */
export function keptData({
  retentionDays,
  subscriptionRetentionDays: subscription,
  basis,
  jurisdiction,
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
