import type { Content } from '#content/collections.ts'
import { type PageSettings, settings } from '#web/settings.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'

/** The settings that retention notices follow. */
export type RetentionSettings = Pick<
  PageSettings,
  'retentionDays' | 'subscriptionRetentionDays' | 'jurisdiction'
>

/**
 * The facts that a text may name in braces: the retention periods and storage locations, in the words of
 * content/retention-notice.yaml. The notices of the contact form, the privacy policy and the blog follow
 * worker/settings.ts. If one fact covers two periods, it states the longer one. Without a blog, the periods of
 * subscribers are undefined.
 */
export function retentionNotice(content: Content, chosen: RetentionSettings = settings) {
  const { place, subscription } = content['retention-notice']
  const { retentionDays, subscriptionRetentionDays, jurisdiction } = chosen
  const period = (days: number) => durationOf(days, content.site.language)
  return {
    openPeriod: period(Math.max(retentionDays.new, retentionDays.open)),
    closedPeriod: period(retentionDays.done),
    flaggedPeriod: period(Math.max(retentionDays.held, retentionDays.spam)),
    place: place[jurisdiction ?? 'anywhere'],
    pendingPeriod: limit(subscriptionRetentionDays.pending, 'unlimited'),
    confirmedPeriod: limit(subscriptionRetentionDays.confirmed, 'unlimited'),
    unsubscribedPeriod: limit(
      subscriptionRetentionDays.unsubscribed,
      'unlimitedAfterUnsubscribing',
    ),
  }

  function limit(days: number | null, unlimited: 'unlimited' | 'unlimitedAfterUnsubscribing') {
    if (!content['pages/blog'] || !subscription) return undefined
    if (days === null) return subscription[unlimited]
    return fillPlaceholders(subscription.limited, { period: period(days) })
  }
}

/** Whole years as years, everything else as days: "2 years", "30 days", 30日 (CLDR has a space there, prose has none). */
function durationOf(days: number, language: string): string {
  const [amount, unit] = days > 0 && days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(amount).replace(/ (?=\p{Script=Han})/u, '')
}
