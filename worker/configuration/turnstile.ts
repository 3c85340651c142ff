import type { Report, Text } from './text.ts'

/** The widget's public key, from settings.ts, and its secret: both or none. */
export function readTurnstile(text: Text, key: string | null, report: Report) {
  const [siteKey, secret] = [key?.trim() || undefined, text('TURNSTILE_SECRET')]
  if (siteKey && secret) return { siteKey, secret }
  if (siteKey || secret) {
    report(
      [siteKey ? 'TURNSTILE_SECRET' : 'turnstileSiteKey'],
      'Turnstile is off: it needs turnstileSiteKey in worker/settings.ts and the secret TURNSTILE_SECRET.',
    )
  }
  return undefined
}
