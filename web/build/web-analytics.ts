/**
 * The beacon of Cloudflare Web Analytics, as in developers.cloudflare.com/web-analytics: it counts
 * page views and measures their speed. Empty without a token.
 * @throws {Error} when the token has characters other than letters, digits and underscores
 */
export function webAnalyticsTag(token: string | null): string {
  if (token === null) return ''
  if (!/^\w+$/.test(token)) {
    throw new Error(
      'webAnalyticsToken in worker/settings.ts is not a token: copy the value of "token" from the snippet of Cloudflare Web Analytics.',
    )
  }
  return `<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token":"${token}"}'></script>`
}
