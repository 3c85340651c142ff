import type { Content } from '#content/collections.ts'
import { type PageSettings, settings } from '#web/settings.ts'
import { fillPlaceholders } from '#worker/shared/text.ts'

/**
 * The facts that a text may name in braces: the retention periods of worker/settings.ts in words, for the
 * notices of the contact form and the blog, and for the privacy policy. If one fact covers two periods, it
 * states the longer one. Without a blog, the periods of subscribers are undefined.
 */
export function retentionNotice(
  content: Content,
  {
    retentionDays,
    subscriptionRetentionDays,
  }: Pick<PageSettings, 'retentionDays' | 'subscriptionRetentionDays'> = settings,
) {
  const { retention } = content.interface
  const period = (days: number) => durationOf(days, content.site.language)
  return {
    openPeriod: period(Math.max(retentionDays.new, retentionDays.open)),
    closedPeriod: period(retentionDays.done),
    flaggedPeriod: period(Math.max(retentionDays.held, retentionDays.spam)),
    pendingPeriod: limit(subscriptionRetentionDays.pending, 'unlimited'),
    confirmedPeriod: limit(subscriptionRetentionDays.confirmed, 'unlimited'),
    unsubscribedPeriod: limit(
      subscriptionRetentionDays.unsubscribed,
      'unlimitedAfterUnsubscribing',
    ),
  }

  function limit(days: number | null, unlimited: 'unlimited' | 'unlimitedAfterUnsubscribing') {
    if (!content['pages/blog']) return undefined
    if (days === null) return retention[unlimited]
    return fillPlaceholders(retention.limited, { period: period(days) })
  }
}

/** Whole years as years, everything else as days: "2 years", "30 days", 30日 (CLDR has a space there, prose has none). */
function durationOf(days: number, language: string): string {
  const [amount, unit] = days > 0 && days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(amount).replace(/ (?=\p{Script=Han})/u, '')
}
