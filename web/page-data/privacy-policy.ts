import type { Content } from '#content/collections.ts'
import { type PageSettings, settings } from '#web/settings.ts'
import { collectedFields } from './contact-form.ts'
import { legalData } from './legal.ts'
import { type RetentionSettings, retentionNotice } from './retention-notice.ts'

type PrivacySettings = RetentionSettings &
  Pick<PageSettings, 'turnstileSiteKey' | 'webAnalyticsToken'>

/**
 * The data of the privacy policy: what is collected follows the contact form, retention periods and third
 * parties follow worker/settings.ts. `{withBlog}`
 * and `{withJobs}` are empty: passages that begin with them are left out without a blog, or without jobs.
 */
export function privacyPolicyData(content: Content, chosen: PrivacySettings = settings) {
  const { noThirdParties, someThirdParties, turnstile, noWebAnalytics, webAnalytics, ...page } =
    content['pages/privacy-policy']
  const { turnstileSiteKey, webAnalyticsToken } = chosen
  return legalData(content, page, {
    ...retentionNotice(content, chosen),
    fields: collectedFields(content),
    withBlog: content['pages/blog'] && '',
    withJobs: content['pages/careers'] && '',
    thirdParties: turnstileSiteKey || webAnalyticsToken ? someThirdParties : noThirdParties,
    turnstile: turnstileSiteKey ? turnstile : '',
    webAnalytics: webAnalyticsToken ? webAnalytics : noWebAnalytics,
  })
}
