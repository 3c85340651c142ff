import type { PageSettings } from '#web/page-settings.ts'

export const settings: PageSettings = {
  retentionDays: { new: 730, open: 730, done: 365, held: 90, spam: 30 },
  subscriptionRetentionDays: { pending: 30, confirmed: null, unsubscribed: 30 },
  newsletter: false,
}
