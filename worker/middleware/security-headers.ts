import { settings } from '../settings.ts'

/** The origins of the beacon of Cloudflare Web Analytics, and of its reports. */
const WEB_ANALYTICS = {
  script: 'https://static.cloudflareinsights.com',
  connect: 'https://cloudflareinsights.com',
}

const TWO_YEARS_S = 63_072_000

/**
 * CSP sources, with their quotes: hashes of a page's inline code, such as `'sha256-…'`, or `'self'`
 * for the files of its own origin.
 */
type Sources = { scripts?: string[]; styles?: string[] }

/** The settings that change the headers; missing ones are off. */
type ChosenSettings = Partial<Pick<typeof settings, 'webAnalyticsToken' | 'hstsPreload'>>

/**
 * The one definition of our security headers, for the pages (`_headers`, with the hashes the build
 * finds) and for the Worker's answers (no hashes). Pages may load from their own origin only; no
 * script or style runs that is neither a file of ours nor hashed here. Pages that have scripts may load
 * Web Analytics, too, with a token.
 */
export function securityHeaders(
  { scripts = [], styles = [] }: Sources = {},
  { webAnalyticsToken, hstsPreload }: ChosenSettings = settings,
) {
  const hasScripts = scripts.length > 0
  return {
    'Content-Security-Policy': contentSecurityPolicy({
      scripts,
      styles,
      hasWebAnalytics: hasScripts && Boolean(webAnalyticsToken),
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
  } satisfies Record<string, string>
}

// The most sensitive features only: no foreign script can run, and every name lengthens the first packets of
// every page.
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone']
  .map((feature) => `${feature}=()`)
  .join(', ')

type Policy = Required<Sources> & { hasWebAnalytics: boolean }

function contentSecurityPolicy(policy: Policy): string {
  const { scripts, styles, hasWebAnalytics } = policy
  const hosts = hasWebAnalytics ? [WEB_ANALYTICS.script] : []
  return [
    "default-src 'none'",
    ...(scripts.length > 0
      ? [['script-src', ...new Set(["'self'", ...scripts, ...hosts])].join(' ')]
      : []),
    ...(styles.length > 0 ? [['style-src', ...styles].join(' ')] : []),
    // The icon of the tab is in the page (web/page-data/paper-drawing.ts).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hasWebAnalytics ? ` ${WEB_ANALYTICS.connect}` : ''}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
