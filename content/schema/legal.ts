import * as z from 'zod'
import { prose } from './prose.ts'
import { line } from './text.ts'

/**
 * A legal page: Markdown with front matter. `{company}`, `{email}`, `{phone}` and `{address}` in the
 * text become the facts of site.yaml.
 */
export const legalPageSchema = z.strictObject({
  title: line(2, 60),
  /** As shown: January 2024. */
  lastUpdated: line(2, 30),
  description: line(20, 160),
  /** Everything below the front matter; one `##` heading per section. */
  body: prose(2),
})

/**
 * The privacy policy. Its text may also name `{place}` and the periods of
 * web/page-data/retention-notice.ts, and the texts below, which follow worker/settings.ts.
 */
export const privacyPolicySchema = legalPageSchema.extend({
  /** `{thirdParties}`, without and with requests of pages to third parties. */
  noThirdParties: line(8, 300),
  someThirdParties: line(8, 300),
  /** `{turnstile}`, only with `turnstileSiteKey`. */
  turnstile: line(8, 1000),
  /** `{webAnalytics}`, without and with `webAnalyticsToken`. */
  noWebAnalytics: line(8, 300),
  webAnalytics: line(8, 1000),
})

export type LegalPage = z.output<typeof legalPageSchema>
