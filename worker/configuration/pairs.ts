import type { Report, Text } from './text.ts'

/** The widget's public key, which stands in the settings, and its secret: both or none. */
export function readTurnstile(text: Text, key: string | null, report: Report) {
  const [siteKey, secret] = [key?.trim() || undefined, text('TURNSTILE_SECRET')]
  if (siteKey && secret) return { siteKey, secret }
  if (siteKey || secret) {
    report(
      [siteKey ? 'TURNSTILE_SECRET' : 'turnstileSiteKey'],
      'Turnstile is off: it takes turnstileSiteKey in worker/settings.ts and the secret TURNSTILE_SECRET.',
    )
  }
  return undefined
}

/** The account whose analytics show the visits, and a token that may read them: both or none. */
export function readAnalytics(text: Text, report: Report) {
  const [account, token] = [text('ANALYTICS_ACCOUNT_ID'), text('ANALYTICS_TOKEN')]
  if (account && token) return { ANALYTICS_ACCOUNT_ID: account, ANALYTICS_TOKEN: token }
  if (account || token) {
    report(
      [account ? 'ANALYTICS_TOKEN' : 'ANALYTICS_ACCOUNT_ID'],
      'The report has no visits: it takes both ANALYTICS_ACCOUNT_ID and ANALYTICS_TOKEN.',
    )
  }
  return undefined
}
