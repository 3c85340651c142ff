/**
 * The beacon of Cloudflare Web Analytics, as developers.cloudflare.com/web-analytics has it: it counts
 * views of pages and measures their speed. Empty without a token.
 * @throws {Error} when the token holds anything but letters, digits and underscores
 */
export function webAnalyticsTag(token: string | null): string {
  if (token === null) return ''
  if (!/^\w+$/.test(token)) {
    throw new Error(
      'webAnalyticsToken in worker/settings.ts is not a token: copy what stands after "token" in the snippet of Cloudflare Web Analytics.',
    )
  }
  return `<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token":"${token}"}'></script>`
}
